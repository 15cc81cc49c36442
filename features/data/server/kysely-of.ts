import { Kysely, PostgresDialect } from 'kysely'
import type { Session } from './engine'
import { asClient } from './engine'

/** Kysely on sessions of either database. Made anew it costs nothing: sessions are opened by the engine. */
export function kyselyOf(connect: () => Promise<Session>): Kysely<unknown> {
  const pool = { connect: async () => asClient(await connect()), end: async () => undefined }
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
}
