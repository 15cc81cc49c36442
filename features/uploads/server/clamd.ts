import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

const SILENCE_MS = 60_000

/** As clamd takes a file: each part behind its length, and a length of nothing behind the last (clamd(8), INSTREAM). */
async function* inStream(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const part of content) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.byteLength)
    yield Buffer.concat([length, part])
  }
  yield Buffer.alloc(4)
}

/** Whether a clamd finds something in a content. Throws where it does not answer, or answers neither yes nor no. */
export async function isInfected(
  { host, port }: { readonly host: string; readonly port: number },
  content: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const socket = connect({ host, port })
  const fail = (why: string) => new Error(`clamd at ${host}:${port} ${why}.`)
  socket.setTimeout(SILENCE_MS, () => socket.destroy(fail('was silent for a minute')))
  socket.on('error', () => undefined) // `text` rejects with it
  async function send(): Promise<void> {
    // At most 10 MB, which may wait in the socket.
    for await (const part of inStream(content)) socket.write(part)
  }
  try {
    const [said] = await Promise.all([text(socket), send()])
    const answer = said.replace(/\0/g, '').trim()
    if (answer.endsWith(' FOUND')) return true
    if (answer.endsWith(' OK')) return false
    throw fail(`answered “${answer}”`)
  } finally {
    socket.destroy()
  }
}
