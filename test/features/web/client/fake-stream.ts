/** A stream whose server is the test. */
export class Stream {
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  constructor(readonly url: string) {
    Stream.all.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  refuse() {
    this.close()
    this.onerror()
  }
  /** As a browser does when the network breaks and comes back. */
  mend() {
    this.onerror()
    this.onopen()
  }
  tell(topic: string, message: unknown) {
    this.onmessage({ data: JSON.stringify({ topic, message }) })
  }
}
/** Other tabs of the same scene hear what one says, before it goes on. */
export class Channel {
  static all: Channel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.all.push(this)
  }
  postMessage(data: unknown) {
    for (const each of Channel.all) if (each !== this) each.onmessage?.({ data: structuredClone(data) })
  }
  close() {
    Channel.all = Channel.all.filter((each) => each !== this)
  }
}
