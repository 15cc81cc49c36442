/** One connection to `/api/live`, as far as it is known: it stands until `ended` resolves. */
export interface LiveStream {
  readonly ended: Promise<void>
}

/**
 * Resolves when the stream stands, rejects when the server refuses it. One that is merely cut the browser connects again by itself, so its
 * end is that the server takes no more, or that `over` aborts.
 */
export function openStream(
  topics: string,
  over: AbortSignal,
  onNews: (topic: string, message: unknown) => void,
  onStand: () => void,
): Promise<LiveStream> {
  const source = new EventSource(`/api/live?topics=${encodeURIComponent(topics)}`)
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const { topic, message } = JSON.parse(data) as { topic: string; message: unknown }
    onNews(topic, message)
  }
  return new Promise((stand, refuse) => {
    const ended = new Promise<void>((resolve) => {
      const end = (reason: unknown) => {
        source.close()
        refuse(reason) // says nothing to one that stood
        resolve()
      }
      over.addEventListener('abort', () => end(over.reason))
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) end(new Error('The server refuses live updates.'))
      }
    })
    source.onopen = () => {
      onStand() // each time: the browser connects anew without asking
      stand({ ended })
    }
  })
}
