import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { parser } from 'stream-json'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { streamValues } from 'stream-json/streamers/stream-values.js'

const BYTES_TO_LOOK_AT = 4096
const UTF8_MARK = '\uFEFF'

/** The file cannot be read further; the rows before it are as good as any. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
}

/** What a file begins with, and where: without a mark of its encoding and white space. */
export async function firstOf(path: string): Promise<{ readonly first: string; readonly start: number }> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(BYTES_TO_LOOK_AT), 0, BYTES_TO_LOOK_AT, 0)
    const text = buffer.toString('utf8', 0, bytesRead)
    return { first: text.replace(/^[\uFEFF\s]+/, '').charAt(0), start: text.startsWith(UTF8_MARK) ? 3 : 0 }
  } finally {
    await file.close()
  }
}

async function* valuesOf(stream: Readable): AsyncGenerator<unknown> {
  try {
    for await (const { value } of stream as AsyncIterable<{ readonly value: unknown }>) yield value
  } catch (cause) {
    throw new BrokenFile(`is not whole JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

const tokens = (path: string, start: number) =>
  [createReadStream(path, { start }), parser.asStream({ jsonStreaming: true })] as const

/** The rows of a list, or of one JSON value a line, one at a time: a file of any size costs the memory of one row. */
export async function* readRows(path: string): AsyncGenerator<unknown> {
  const { first, start } = await firstOf(path)
  const [bytes, parsed] = tokens(path, start)
  const rows = first === '[' ? streamArray.asStream() : streamValues.asStream()
  // Errors end the last stream, which is read; there is nothing else to do about them.
  pipeline(bytes, parsed, rows, () => undefined)
  yield* valuesOf(rows)
}

/** The nodes of a JSON-LD document's `@graph`, one at a time. */
export async function* readGraph(path: string): AsyncGenerator<unknown> {
  const [bytes, parsed] = tokens(path, (await firstOf(path)).start)
  const nodes = streamValues.asStream()
  pipeline(bytes, parsed, pick.asStream({ filter: /^@graph\.\d+$/ }), nodes, () => undefined)
  yield* valuesOf(nodes)
}
