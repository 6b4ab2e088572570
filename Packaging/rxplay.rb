# The formula for Homebrew: Scripts/dist writes the version, the address and the sum of the sources into it.
class Rxplay < Formula
  desc "Interactive playground for reactive streams"
  homepage "@HOMEPAGE@"
  url "@URL@/rxplay-@VERSION@-source.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  depends_on macos: :ventura

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    assert_match "[2|]", shell_output("#{bin}/rxplay -e 'interval(1s).take(3)'")
    assert_match "throttle", shell_output("#{bin}/rxplay lessons")
  end
end
