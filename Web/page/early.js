// Runs before the first paint, so that the page never appears in other colours, or as another page than requested.

(() => {
  const root = document.documentElement
  try {
    root.dataset.theme = localStorage.getItem('rxplay.1.theme') ?? 'system'
  } catch {
    root.dataset.theme = 'system'
  }
  root.dataset.opens = location.hash.length > 1 ? 'elsewhere' : 'playground'
})()
