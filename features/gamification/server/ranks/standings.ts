import type { Clock, Database, Tx } from '../../../data/contract'
import type { Log } from '../../../web/contract'
import { type Span, spans } from '../../contract'
import { periodOf } from '../periods'
import type { GamificationTables } from '../tables'
import { type Board, createBoard } from './board'
import { scoresAfter, scoresOf } from './score-queries'

const CHANNEL = 'gamification_score'
const BATCH = 20_000
/** What is told at a commit may be lost while a node finds its database again: boards are read whole once an hour. */
const REREAD_MS = 3_600_000

/** Boards of the spans of now, on this node: read from the scores when first asked for, from then on kept by what is told at each commit. */
export interface Standings {
  board(span: Span): Promise<Board>
  /** Somebody's score or groups are others: told to all nodes at commit. */
  changed(tx: Tx, personId: number): Promise<void>
  /** Reads these people anew. */
  refresh(personIds: readonly number[]): Promise<void>
}

interface Kept {
  readonly board: Board
  readonly loaded: Promise<void>
  /** Who changed while it was read. */
  readonly missed: Set<number>
  readonly since: number
  isLoaded: boolean
}

export function createStandings(database: Database, clock: Clock, log: Log) {
  const db = () => database.of<GamificationTables>()
  const kept = new Map<string, Kept>()
  /** Read anew while the old ones still answer. */
  const renewing = new Map<string, Kept>()

  async function load(period: string, entry: Kept): Promise<void> {
    for (let after = 0; ; ) {
      const rows = await scoresAfter(db(), period, after, BATCH)
      for (const row of rows) entry.board.place(row.person_id, row)
      const last = rows.at(-1)
      if (rows.length < BATCH || !last) break
      after = last.person_id
    }
    entry.isLoaded = true
    await refreshIn([[period, entry]], [...entry.missed])
  }

  function read(period: string): Kept {
    const board = createBoard()
    const entry: Kept = {
      ...{ board, missed: new Set(), since: clock.now().getTime(), isLoaded: false, loaded: Promise.resolve() },
    }
    return Object.assign(entry, { loaded: Promise.resolve().then(() => load(period, entry)) })
  }

  function keep(period: string): Kept {
    const entry = read(period)
    kept.set(period, entry)
    // Who asks next tries once more.
    entry.loaded.catch(() => kept.delete(period))
    return entry
  }

  function renew(period: string): void {
    if (renewing.has(period)) return
    const entry = read(period)
    renewing.set(period, entry)
    entry.loaded
      .then(() => kept.set(period, entry))
      .catch((error: unknown) => log.warn({ error, period }, 'Ranks could not be read anew; the old ones answer.'))
      .finally(() => renewing.delete(period))
  }

  async function refreshIn(entries: readonly (readonly [string, Kept])[], personIds: readonly number[]): Promise<void> {
    if (entries.length === 0 || personIds.length === 0) return
    const periods = entries.map(([period]) => period)
    const rows = new Map(
      (await scoresOf(db(), periods, personIds)).map((row) => [`${row.period} ${row.person_id}`, row]),
    )
    for (const [period, { board }] of entries)
      for (const personId of personIds) board.place(personId, rows.get(`${period} ${personId}`))
  }

  async function refresh(personIds: readonly number[]): Promise<void> {
    const entries = [...kept, ...renewing]
    for (const [, entry] of entries) if (!entry.isLoaded) for (const id of personIds) entry.missed.add(id)
    await refreshIn(
      entries.filter(([, { isLoaded }]) => isLoaded),
      personIds,
    )
  }

  const standings: Standings = {
    async board(span) {
      const now = clock.now()
      const current = new Set(spans.map((each) => periodOf(each, now)))
      for (const period of kept.keys()) if (!current.has(period)) kept.delete(period)
      const period = periodOf(span, now)
      const entry = kept.get(period) ?? keep(period)
      await entry.loaded
      if (now.getTime() - entry.since > REREAD_MS) renew(period)
      return entry.board
    },
    changed: (tx, personId) => database.notify(CHANNEL, String(personId), tx),
    refresh,
  }

  /** Hears of changes on all nodes, those of a moment together and one reading after the other. */
  async function listen(): Promise<() => Promise<void>> {
    const waiting = new Set<number>()
    let isReading = false
    async function readWaiting() {
      if (isReading) return
      isReading = true
      try {
        while (waiting.size > 0) {
          const ids = [...waiting]
          waiting.clear()
          await refresh(ids)
        }
      } catch (error) {
        log.warn({ error }, 'Ranks could not be read anew; the boards are read whole when asked for next.')
        kept.clear()
      } finally {
        isReading = false
      }
    }
    return database.listen(
      CHANNEL,
      (payload) => {
        waiting.add(Number(payload))
        void readWaiting()
      },
      () => kept.clear(),
    )
  }

  /** Reads the boards before somebody waits for them: a million people take a minute. */
  async function warm(): Promise<void> {
    for (const span of spans) await standings.board(span)
  }

  return { standings, listen, warm }
}
