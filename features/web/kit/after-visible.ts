/** Runs `run` once the page has been in sight for `ms`: a hidden tab stops the clock. Returns how to call it off. */
export function afterVisible(ms: number, run: () => void): () => void {
  let left = ms
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new AbortController()
  const stop = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= Date.now() - since
  }
  const go = () => {
    since = Date.now()
    timer = setTimeout(() => {
      over.abort()
      run()
    }, left)
  }
  const follow = () => (document.hidden ? stop() : timer === undefined && go())
  document.addEventListener('visibilitychange', follow, { signal: over.signal })
  if (!document.hidden) go()
  return () => {
    stop()
    over.abort()
  }
}
