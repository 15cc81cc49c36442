const ASK_EVERY_MS = 100

/** In development the page follows the server: one that was gone and answers again has something new to show. */
export function reloadOnChange(): void {
  const stream = new EventSource('/api/live?topics=web.switches')
  stream.onerror = () => {
    stream.close() // by itself it would wait three seconds before it tries again
    const asking = setInterval(() => {
      void fetch('/livez').then(
        ({ ok }) => {
          if (!ok) return
          clearInterval(asking)
          location.reload()
        },
        () => {}, // not yet
      )
    }, ASK_EVERY_MS)
  }
}
