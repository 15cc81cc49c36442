import type { Log } from '../../../web/contract'
import type { Engine, Session } from '../engine'
import { codeOf, unavailable } from '../unavailable'
import { copyFolder, markFinished, placesIn, prepareFolder } from './data-folder'
import { createListeners } from '../listeners'
import { beginLate } from './late-begin'
import { takeLock } from './lock'
import { makeFolder } from './make-folder'
import { oneByOne } from './one-by-one'
import { createTurns } from './turns'
import type { WorkerLink } from './worker-link'
import { openLink } from './worker-link'

const OPEN_LIMIT_MS = 60_000
const CLOSE_LIMIT_MS = 5_000
const UNHURRIED_LIMIT_MS = 900_000
const RESTART_MS = { first: 100, longest: 10_000, calmAfter: 60_000 }
/** A full disk leaves the database half alive: it is restarted like a dead one. */
const DISK_FULL = /No space left|ENOSPC|could not extend file|could not write/

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly template: string | undefined
  readonly statementTimeoutMs: number
}

/** The databases that initdb makes beside ours are two thirds of the files, and nothing here ever opens them. */
async function dropSpare(session: Session): Promise<void> {
  const { rows } = await session.query('select datname from pg_database where datname <> current_database()', [])
  for (const { datname } of rows as readonly { readonly datname: string }[]) {
    await session.query(`update pg_database set datistemplate = false where datname = '${datname}'`, [])
    await session.query(`drop database "${datname}"`, [])
  }
}

/** PGlite on DATA_DIR, in a thread of its own, one session at a time; a thread that hangs or dies is replaced. */
export function createEmbeddedEngine(options: EmbeddedOptions, log: Log): Engine {
  const places = placesIn(options.dataDir)
  const turns = createTurns()
  const sections = new Map<string, ReturnType<typeof createTurns>>()
  let link: WorkerLink | undefined
  let downBecause = 'it is not open yet'
  let closed = false
  let unlock: () => void = () => {}
  let unhurried = 0
  let restartMs = RESTART_MS.first
  let openedAt = 0
  let restarting: NodeJS.Timeout | undefined

  const listeners = createListeners((sql) => withSession((session) => session.query(sql, [])), log)

  async function openThread(): Promise<void> {
    const opened = await openLink(
      { folder: places.database },
      { notified: listeners.tell, lost: (reason) => goDown(reason.message) },
      OPEN_LIMIT_MS,
    )
    if (closed) return opened.end()
    link = opened
    openedAt = performance.now()
    await listeners.renew()
  }

  function goDown(because: string): void {
    if (closed) return
    if (performance.now() - openedAt > RESTART_MS.calmAfter) restartMs = RESTART_MS.first
    void link?.end()
    link = undefined
    downBecause = because
    log.error({ folder: places.database, because }, `The embedded database is down (${because}). Opening it again.`)
    scheduleRestart()
  }

  function scheduleRestart(): void {
    if (restarting || closed) return
    restarting = setTimeout(() => {
      restarting = undefined
      openThread().then(
        () => log.info({ folder: places.database }, 'The embedded database answers again.'),
        (error: Error) => {
          downBecause = error.message
          scheduleRestart()
        },
      )
    }, restartMs)
    restartMs = Math.min(restartMs * 2, RESTART_MS.longest)
  }

  const limitMs = () => (unhurried > 0 ? UNHURRIED_LIMIT_MS : options.statementTimeoutMs)

  /** A session belongs to one thread: after a restart its transaction is gone, so it must not go on in the next. */
  async function query(of: WorkerLink, sql: string, parameters: readonly unknown[], begin?: string) {
    if (link !== of) throw unavailable(downBecause)
    try {
      return await of.query(sql, parameters, limitMs(), begin)
    } catch (error) {
      if (link !== of) throw unavailable(downBecause, error)
      if (codeOf(error) === '53100' || DISK_FULL.test((error as Error).message)) {
        goDown('the disk is full')
        throw unavailable('the disk is full', error)
      }
      throw error
    }
  }

  async function connect(): Promise<Session> {
    if (!link) throw unavailable(downBecause)
    const release = await turns.take(limitMs(), () => unavailable('another transaction holds it for too long'))
    const mine = link
    if (!mine) {
      release()
      throw unavailable(downBecause)
    }
    return { query: oneByOne(beginLate((sql, parameters, begin) => query(mine, sql, parameters, begin))), release }
  }

  async function withSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = await connect()
    try {
      return await work(session)
    } finally {
      session.release()
    }
  }

  async function unhurriedly<T>(work: () => Promise<T>): Promise<T> {
    unhurried += 1
    try {
      return await work()
    } finally {
      unhurried -= 1
    }
  }

  return {
    kind: 'embedded',
    width: 1,
    async open() {
      makeFolder(options.dataDir)
      unlock = takeLock(places.lock, options.dataDir)
      try {
        prepareFolder(places, options.template)
        await openThread()
        await markFinished(places)
      } catch (error) {
        unlock()
        throw error
      }
    },
    connect,
    connectReplica: connect,
    listen: listeners.add,
    async exclusive(name, work) {
      const section = sections.get(name) ?? createTurns()
      sections.set(name, section)
      const leave = await section.take(UNHURRIED_LIMIT_MS, () => unavailable(`"${name}" takes too long`))
      return work().finally(leave)
    },
    unhurried: unhurriedly,
    pack: (folder) =>
      unhurriedly(() =>
        withSession(async (session) => {
          await dropSpare(session)
          await session.query('checkpoint', [])
          await copyFolder(places.database, folder) // nothing runs meanwhile: we hold the only session
          await session.query('select 1', []) // unless it was taken from us: then it throws, and what was copied is torn
        }),
      ),
    async close() {
      if (closed) return
      const last = link && (await turns.take(CLOSE_LIMIT_MS, () => unavailable('closing')).catch(() => undefined))
      closed = true
      downBecause = 'it is closed'
      clearTimeout(restarting)
      const open = link
      link = undefined
      await open?.close(CLOSE_LIMIT_MS)
      last?.()
      unlock()
    },
  }
}
