// Runs before the first paint, so that nothing is shown in other colours, and no other page than the one that is asked for.

(() => {
  const root = document.documentElement
  try {
    root.dataset.theme = localStorage.getItem('rxplay.1.theme') ?? 'system'
  } catch {
    root.dataset.theme = 'system'
  }
  root.dataset.opens = location.hash.length > 1 ? 'elsewhere' : 'playground'
})()
