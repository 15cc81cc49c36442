import type { Subject } from '../../../kernel/index'
import type { Database } from '../../data/contract'
import type { Live, LiveTopic, Log, RequestInfo } from '../contract'
import type { LiveMemory } from './live-memory'

const CHANNEL = 'web.live'
const HEARTBEAT_MS = 25_000
const MAX_TOPICS = 50
/** So many are judged at once, half of what the database answers together, each in so long: one that hangs keeps no other from being judged. */
const JUDGED_AT_ONCE = 5
const JUDGE_LIMIT_MS = 10_000
/** More than that is not read at once: who has missed so much asks anew. */
const MOST_MISSED = 32_000

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
  /** It grows with each recheck. */
  age(): number
  /**
   * From now on it hears what is said, and first what was in the last `sinceMs`: while its page asked for what it shows. Where rights changed since
   * `judgedAt`, the age at which it was asked what may be heard, it is judged once more.
   */
  add(stream: LiveStream, sinceMs: number, judgedAt?: number): () => void
  listen(): Promise<() => Promise<void>>
  /** Those that come later, too. */
  endAll(): void
  count(): number
}

function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs / 1000} s.`)), limitMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const said = (payload: string) => `data: ${payload}\n\n`

/** Streams of this node, fed by NOTIFY of all nodes. Messages are hints: who hears one asks the API, which judges again. */
export function createLiveServer(
  database: Database,
  topics: () => readonly LiveTopic[],
  whoAsks: (request: RequestInfo) => Promise<Subject>,
  log: Log,
  memory: LiveMemory,
  judgeLimitMs = JUDGE_LIMIT_MS,
): LiveServer {
  const streams = new Set<LiveStream>()
  let isOver = false
  let age = 0
  let isJudging = false

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

  /** What has ended hears nothing more, also while its other side does not read that it has. */
  function drop(stream: LiveStream) {
    if (streams.delete(stream)) stream.end()
  }

  /** A stream whose visitor may no longer hear all of it ends; the browser comes back and is judged anew. */
  async function judge(stream: LiveStream) {
    if (!streams.has(stream)) return // it has left while others were judged
    const mayHear = async () => allowed(stream.topics, await whoAsks(stream.request))
    try {
      const may = await inTime(mayHear(), judgeLimitMs)
      if (may.length < stream.topics.length) drop(stream)
    } catch (error) {
      log.warn({ err: error }, 'A live stream could not be judged again; it was ended')
      drop(stream)
    }
  }

  /** However many changes come while all are judged, they are judged once more. */
  async function recheck() {
    age++
    if (isJudging) return
    isJudging = true
    for (let judged = 0; judged !== age; ) {
      judged = age
      const all = [...streams]
      for (let from = 0; from < all.length; from += JUDGED_AT_ONCE)
        await Promise.all(all.slice(from, from + JUDGED_AT_ONCE).map(judge))
    }
    isJudging = false
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
    recheck: () => void recheck(),
    age: () => age,
    add(stream, sinceMs, judgedAt = age) {
      streams.add(stream)
      const missed = (sinceMs > 0 ? memory.since(sinceMs, stream.topics) : [])?.map(said).join('')
      stream.write(missed === undefined || missed.length > MOST_MISSED ? LOST : missed)
      // It comes back by itself, to whoever answers then.
      if (isOver) drop(stream)
      else if (judgedAt !== age) void judge(stream)
      return () => void streams.delete(stream)
    },
    async listen() {
      const undo = await database.listen(CHANNEL, deliver, lost)
      const timer = setInterval(() => {
        for (const stream of streams) stream.write(': still here\n\n')
      }, HEARTBEAT_MS)
      return async () => {
        clearInterval(timer)
        await undo()
      }
    },
    endAll() {
      isOver = true
      for (const stream of streams) drop(stream)
    },
    count: () => streams.size,
  }
}
