import Marbles
import StreamLang

let script = SourceText(name: "taps", text: "cold(\"-a-b|\").delay(100ms)")
let outcome = ScriptRun(script, in: Session()).run { event in
  if case .output(.diagram(let run), _) = event { print(run.drawn.text()) }
}
print(outcome)
