import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { token } from '../../../kernel/index'
import type { Log } from '../../web/contract'
import type { Clock, Database, Migration, Tx } from '../contract'
import type { Engine } from './engine'
import { inTransaction } from './transactions'
import { codeOf } from './unavailable'

interface Book {
  'data.migration': { id: string; at: Date }
}

const UNDEFINED_TABLE = '42P01'

/** Runs what a feature's schema still lacks. */
export interface Migrator {
  /** Reads what has run: one query, whatever the number of features. */
  open(): Promise<void>
  /** With nothing to do it asks the database nothing. Throws what a migration threw, naming it; nothing of it stays. */
  bringUp(feature: string, migrations: readonly Migration[]): Promise<void>
  /** Resolves when this feature's tables are there: its migrations may be handed over after what works on them. */
  isUp(feature: string): Promise<void>
}

export const migrator = token<Migrator>('data.migrator')

export function createMigrator(database: Database, engine: Engine, clock: Clock, log: Log): Migrator {
  const applied = new Set<string>()
  /** By feature: what was asked for last. */
  const underWay = new Map<string, Promise<void>>()

  async function readApplied(): Promise<void> {
    const rows = await database.of<Book>().selectFrom('data.migration').select('id').execute()
    for (const row of rows) applied.add(row.id)
  }

  const makeBook = () =>
    engine.exclusive('migrations', async () => {
      const db = database.of()
      await sql`create schema if not exists data`.execute(db)
      await sql`create table if not exists data.migration (id text primary key, at timestamptz not null)`.execute(db)
    })

  async function runOne(schema: string, migration: Migration): Promise<void> {
    await database.transact(async (tx: Tx) => {
      const db: Transaction<Book> = inTransaction<Book>(tx)
      await sql`set local statement_timeout = 0`.execute(db)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
      await db.schema.createSchema(schema).ifNotExists().execute()
      await migration.up(inTransaction<unknown>(tx))
      await db.insertInto('data.migration').values({ id: migration.id, at: clock.now() }).execute()
    })
    applied.add(migration.id)
  }

  function check(feature: string, migrations: readonly Migration[]): void {
    const stray = migrations.find(({ id }) => !id.startsWith(`${feature}.`))
    if (stray)
      throw new Error(`Feature "${feature}" brings the migration "${stray.id}"; name it "${feature}.0001-what".`)
    const known = new Set(migrations.map(({ id }) => id))
    const newer = [...applied].filter((id) => id.startsWith(`${feature}.`) && !known.has(id))
    if (newer.length === 0) return
    const says = `The database has run ${newer.join(', ')}, which this version of "${feature}" does not know`
    log.warn({ feature, migrations: newer }, `${says}: a newer version was here. Go back to it, or watch for errors.`)
  }

  async function runMissing(feature: string, migrations: readonly Migration[]): Promise<void> {
    check(feature, migrations)
    const isMissing = ({ id }: Migration) => !applied.has(id)
    if (!migrations.some(isMissing)) return
    const schema = feature.replaceAll('-', '_')
    await engine.exclusive('migrations', () =>
      engine.unhurried(async () => {
        await readApplied() // another node may have done it while we waited
        const missing = migrations.filter(isMissing).sort((a, b) => (a.id < b.id ? -1 : 1))
        for (const migration of missing) {
          const startedAt = performance.now()
          await runOne(schema, migration).catch((error: unknown) => {
            const because = error instanceof Error ? error.message : String(error)
            throw new Error(`Migration "${migration.id}" failed, nothing of it stays: ${because}`, { cause: error })
          })
          log.info({ migration: migration.id, ms: Math.round(performance.now() - startedAt) }, 'Migrated.')
        }
      }),
    )
  }

  return {
    async open() {
      try {
        await readApplied()
      } catch (error) {
        if (codeOf(error) !== UNDEFINED_TABLE) throw error
        await makeBook()
        await readApplied()
      }
    },
    bringUp(feature, migrations) {
      const work = runMissing(feature, migrations)
      underWay.set(feature, work)
      return work
    },
    async isUp(feature) {
      await Promise.resolve() // all that a feature brings is handed over at the same moment
      await underWay.get(feature)
    },
  }
}
