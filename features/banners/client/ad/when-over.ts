/** Browsers call at once what lies further ahead. */
const LONGEST_MS = 2 ** 31 - 1

/** Runs when an ad is over that has so many seconds left, or when a device wakes after that; never where that is null. Returns how to call it off. */
export function whenOver(endsIn: number | null, run: () => void): () => void {
  if (endsIn === null) return () => {}
  const endsAt = Date.now() + endsIn * 1000
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
  function look(): void {
    clearTimeout(timer)
    const left = endsAt - Date.now()
    if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_MS))
    else {
      stop()
      run()
    }
  }

  // Timers stand still while a device sleeps.
  document.addEventListener('visibilitychange', look)
  timer = setTimeout(look, Math.min(endsIn * 1000, LONGEST_MS))
  return stop
}
