import type { Subject } from '../../../kernel/index'
import type { Database } from '../../data/contract'
import type { Live, LiveTopic, Log, RequestInfo } from '../contract'
import type { LiveMemory } from './live-memory'

const CHANNEL = 'web.live'
const RECHECK = 'web.live-recheck'
const HEARTBEAT_MS = 25_000
const MAX_TOPICS = 50

/** Said to a stream that has missed what nobody knows any more: it opened too late, or this node did not hear the others. */
const LOST = `data: ${JSON.stringify({ isLost: true })}\n\n`

export interface LiveStream {
  readonly topics: readonly string[]
  readonly request: RequestInfo
  write(text: string): void
  end(): void
}

export interface LiveServer extends Live {
  /** Which of these topics the subject may hear. */
  allowed(topics: readonly string[], subject: Subject): Promise<readonly string[]>
  /** From now on it hears what is said, and first what was in the last `sinceMs`: while its page asked for what it shows. */
  add(stream: LiveStream, sinceMs: number): () => void
  listen(): Promise<() => Promise<void>>
  /** Those that come later, too. */
  endAll(): void
  count(): number
}

const said = (payload: string) => `data: ${payload}\n\n`

/** Streams of this node, fed by NOTIFY of all nodes. Messages are hints: who hears one asks the API, which judges again. */
export function createLiveServer(
  database: Database,
  topics: () => readonly LiveTopic[],
  whoAsks: (request: RequestInfo) => Promise<Subject>,
  log: Log,
  memory: LiveMemory,
): LiveServer {
  const streams = new Set<LiveStream>()
  let isOver = false

  async function allowed(wanted: readonly string[], subject: Subject): Promise<readonly string[]> {
    const known = topics()
    const verdicts = await Promise.all(
      wanted.slice(0, MAX_TOPICS).map(async (topic) => {
        const [name = '', argument = ''] = topic.split(/:(.*)/s, 2)
        return (await known.find((each) => each.name === name)?.may(subject, argument)) ? topic : undefined
      }),
    )
    return verdicts.filter((topic) => topic !== undefined)
  }

  /** A stream whose visitor may no longer hear all of it ends; the browser comes back and is judged anew. */
  async function recheck() {
    for (const stream of streams) {
      try {
        const may = await allowed(stream.topics, await whoAsks(stream.request))
        if (may.length < stream.topics.length) stream.end()
      } catch (error) {
        log.warn({ err: error }, 'A live stream could not be judged again; it was ended')
        stream.end()
      }
    }
  }

  function deliver(payload: string) {
    const { topic } = JSON.parse(payload) as { topic: string }
    memory.keep(topic, payload)
    for (const stream of streams) if (stream.topics.includes(topic)) stream.write(said(payload))
  }

  function lost() {
    memory.lost()
    for (const stream of streams) stream.write(LOST)
    void recheck()
  }

  return {
    allowed,
    publish: (topic, message, tx) => database.notify(CHANNEL, JSON.stringify({ topic, message }), tx),
    recheck: () => database.notify(RECHECK, ''),
    add(stream, sinceMs) {
      streams.add(stream)
      const missed = sinceMs > 0 ? memory.since(sinceMs, stream.topics) : []
      stream.write(missed ? missed.map(said).join('') : LOST)
      if (isOver) stream.end() // it comes back by itself, to whoever answers then
      return () => void streams.delete(stream)
    },
    async listen() {
      const undo = [
        await database.listen(CHANNEL, deliver, lost),
        await database.listen(RECHECK, () => void recheck()), // lost with the other, on the same connection
      ]
      const timer = setInterval(() => {
        for (const stream of streams) stream.write(': still here\n\n')
      }, HEARTBEAT_MS)
      return async () => {
        clearInterval(timer)
        await Promise.all(undo.map((each) => each()))
      }
    },
    endAll() {
      isOver = true
      for (const stream of streams) stream.end()
    },
    count: () => streams.size,
  }
}
