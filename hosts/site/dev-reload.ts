/** In development the page follows the server: when its stream comes back after a restart, there is something new to show. */
export function reloadOnChange(): void {
  const stream = new EventSource('/api/live?topics=web.switches')
  let lost = false
  stream.onerror = () => {
    lost = true
  }
  stream.onopen = () => {
    if (lost) location.reload()
  }
}
