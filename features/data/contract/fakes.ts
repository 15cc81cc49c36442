import type { Token } from '../../../kernel/declare'
import type { AuditEntry } from './audit'
import { audit } from './audit'
import { clock } from './clock'
import type { Database, Tx } from './database'
import { database } from './database'
import type { PublishedEvent } from './events'
import { outbox } from './events'
import type { Files, StoredFile } from './files'
import { files } from './files'
import { jobQueue } from './jobs'
import { looseFiles } from './loose-files'

/** A token and what stands in for it. */
export type StandIn = readonly [Token<unknown>, unknown]

/** What was asked of the stand-ins, for a test to look at; lists grow in the order of asking. */
export interface DataFakes {
  readonly fakes: readonly StandIn[]
  readonly published: readonly PublishedEvent<object>[]
  readonly audited: readonly AuditEntry[]
  readonly sent: readonly { readonly jobId: string; readonly data: object | undefined }[]
  /** Sets the time that the clock tells; it stands still in between. */
  setNow(now: Date): void
}

function fakeDatabase(): Database {
  const heard = new Map<string, Set<(payload: string) => void>>()
  const refuse = () => {
    throw new Error('The stand-in for data.database holds no tables. Boot features/data itself where SQL must run.')
  }
  return {
    kind: 'embedded',
    of: refuse,
    replica: refuse,
    on: refuse,
    transact: (work) => work({} as Tx),
    onCommit: (_, work) => queueMicrotask(work),
    alongside: (_, work) => work(),
    forget: refuse,
    async notify(channel, payload) {
      for (const listener of heard.get(channel) ?? []) listener(payload)
    },
    async listen(channel, listener) {
      const listeners = heard.get(channel) ?? new Set()
      heard.set(channel, listeners.add(listener))
      return async () => void listeners.delete(listener)
    },
  }
}

async function collect(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<readonly Uint8Array[]> {
  if (content instanceof Uint8Array) return [content]
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return chunks
}

function fakeFiles(): Files {
  const kept = new Map<string, { readonly file: StoredFile; readonly chunks: readonly Uint8Array[] }>()
  return {
    async put(meta, content, id = `file-${kept.size + 1}`) {
      const chunks = await collect(content)
      const file = { ...meta, id, bytes: chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0), sha256: `of ${id}` }
      kept.set(id, { file, chunks })
      return file
    },
    async find(id) {
      const found = kept.get(id)
      async function* content() {
        yield* found?.chunks ?? []
      }
      return found && { ...found.file, content: content() }
    },
    async remove(id) {
      kept.delete(id)
    },
  }
}

/**
 * Stand-ins for `hosts/alone` and for tests that boot a feature without `data`: a clock that stands still, audit, events,
 * jobs and files kept in memory, and a database that runs transactions without SQL. Made anew for each house.
 */
export function createDataFakes(startAt: Date): DataFakes {
  let now = startAt
  const published: PublishedEvent<object>[] = []
  const audited: (AuditEntry & { readonly id: number; readonly at: Date })[] = []
  const sent: { readonly jobId: string; readonly data: object | undefined }[] = []
  const kept = fakeFiles()
  const standIn = <T>(of: Token<T>, value: NoInfer<T>): StandIn => [of, value]
  return {
    published,
    audited,
    sent,
    setNow(next) {
      now = next
    },
    fakes: [
      standIn(clock, { now: () => now }),
      standIn(database, fakeDatabase()),
      standIn(files, kept),
      standIn(looseFiles, {
        expect: async () => {}, // nothing falls here
        claim: async () => {},
        release: async (_tx, ids) => void (await Promise.all(ids.map((id) => kept.remove(id)))),
      }),
      standIn(outbox, { publish: async (_tx, event) => void published.push(event) }),
      standIn(jobQueue, { send: async (_tx, jobId, data) => void sent.push({ jobId, data }) }),
      standIn(audit, {
        record: async (_tx, entry) => void audited.push({ ...entry, id: audited.length + 1, at: now }),
        list: async ({ about, actionPrefix = '', before = Infinity, limit }) =>
          audited
            .filter((entry) => entry.id < before && entry.action.startsWith(actionPrefix))
            .filter((entry) => about === undefined || entry.about === about)
            .reverse()
            .slice(0, limit),
      }),
    ],
  }
}
