/** A browser's stream over a real connection, which the test cuts; it connects anew by itself, as browsers do. */
export class CutStream {
  static readonly CLOSED = 2
  static origin = ''
  static cookie = ''
  static current: CutStream | undefined
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  private over = new AbortController()
  constructor(readonly url: string) {
    CutStream.current = this
    void this.connect().catch(ignoreAborts)
  }
  async connect() {
    this.over = new AbortController()
    const headers = { cookie: CutStream.cookie }
    const answer = await fetch(CutStream.origin + this.url, { headers, signal: this.over.signal })
    this.readyState = 1
    this.onopen()
    let text = ''
    for await (const chunk of answer.body ?? []) {
      text += new TextDecoder().decode(chunk)
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data) this.onmessage({ data })
      }
    }
  }
  cut() {
    this.readyState = 0
    this.over.abort()
    this.onerror()
  }
  close() {
    this.readyState = CutStream.CLOSED
    this.over.abort()
  }
}

class Channel {
  onmessage = null
  postMessage() {}
  close() {}
}

export function ignoreAborts(error: unknown): void {
  if ((error as Error).name !== 'AbortError') throw error
}

/** What a page's live updates need of a browser, for as long as a test lasts. */
export function browserWith(origin: string, cookie: string): () => void {
  const document = { hidden: false, addEventListener() {}, removeEventListener() {} }
  const before = { EventSource: globalThis.EventSource, BroadcastChannel: globalThis.BroadcastChannel }
  Object.assign(globalThis, { EventSource: CutStream, BroadcastChannel: Channel, document })
  Object.assign(CutStream, { origin, cookie, current: undefined })
  return () => {
    Object.assign(globalThis, before)
    Reflect.deleteProperty(globalThis, 'document')
  }
}
