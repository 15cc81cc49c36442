/** How long a run that was told to stop may go on before it counts as failed. */
const LAST_WORDS_MS = 5_000

/**
 * Runs `work` with a signal that aborts when `stop` does or after `limitMs`, and waits for it a little longer, not for
 * ever: what does not listen to its signal is given up.
 */
export async function withinLimits<T>(
  stop: AbortSignal,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const run = new AbortController()
  let lastWords: NodeJS.Timeout | undefined
  let giveUp: (reason: unknown) => void = () => {}
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  function end(reason: unknown): void {
    if (run.signal.aborted) return
    run.abort(reason)
    lastWords = setTimeout(() => giveUp(reason), LAST_WORDS_MS)
  }
  const onStop = () => end(stop.reason)
  const limit = setTimeout(() => end(new Error(`it ran longer than ${limitMs / 1000} s`)), limitMs)
  stop.addEventListener('abort', onStop)
  if (stop.aborted) onStop()
  try {
    return await Promise.race([work(run.signal), givenUp])
  } finally {
    clearTimeout(limit)
    clearTimeout(lastWords)
    stop.removeEventListener('abort', onStop)
  }
}
