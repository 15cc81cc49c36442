/** What the browser has noted of one kind since the page began, and notes from now on. False where it notes no such thing. */
export function watchEntries<Entry extends PerformanceEntry>(
  type: string,
  signal: AbortSignal,
  take: (entries: readonly Entry[]) => void,
): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
  const observer = new PerformanceObserver((list) => take(list.getEntries() as Entry[]))
  observer.observe({ type, buffered: true })
  signal.addEventListener('abort', () => observer.disconnect())
  return true
}
