/** One connection to `/api/live`, as far as it is known: it stands until `ended` resolves. */
export interface LiveStream {
  readonly ended: Promise<void>
}

export interface StreamParts {
  readonly topics: string
  /** For so long nobody has listened: what was said meanwhile is said first. 0: nothing was missed. */
  readonly sinceMs: number
  readonly over: AbortSignal
  readonly onNews: (topic: string, message: unknown) => void
  /** Of what was said meanwhile the server knows nothing any more. */
  readonly onLost: () => void
  readonly onStand: () => void
  /** From here on nothing is heard until it stands again, if it does. */
  readonly onCut: () => void
}

/**
 * Resolves when the stream stands, rejects when the server refuses it. One that is merely cut the browser connects again by itself, so its
 * end is that the server takes no more, or that `over` aborts.
 */
export function openStream({ topics, sinceMs, over, ...told }: StreamParts): Promise<LiveStream> {
  const since = sinceMs > 0 ? `&since=${sinceMs}` : ''
  const source = new EventSource(`/api/live?topics=${encodeURIComponent(topics)}${since}`)
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const said = JSON.parse(data) as { topic: string; message: unknown } | { isLost: true }
    if ('isLost' in said) told.onLost()
    else told.onNews(said.topic, said.message)
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
        told.onCut()
        if (source.readyState === EventSource.CLOSED) end(new Error('The server refuses live updates.'))
      }
    })
    source.onopen = () => {
      told.onStand() // each time: the browser connects anew without asking
      stand({ ended })
    }
  })
}
