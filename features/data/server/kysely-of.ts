import { channel } from 'node:diagnostics_channel'
import { Kysely, PostgresDialect } from 'kysely'
import type { Session } from './engine'
import { asClient } from './engine'

/** Each statement that was answered, `{ text, values, rows }`, for whoever traces or measures this process. */
const statements = channel('foothold.data.statement')

function heard(session: Session): Session {
  if (!statements.hasSubscribers) return session
  return {
    async query(text, values) {
      const reply = await session.query(text, values)
      statements.publish({ text, values, rows: reply.rows })
      return reply
    },
    release: () => session.release(),
  }
}

/** Kysely on sessions of either database. Made anew it costs nothing: sessions are opened by the engine. */
export function kyselyOf(connect: () => Promise<Session>): Kysely<unknown> {
  const pool = { connect: async () => asClient(heard(await connect())), end: async () => undefined }
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
}
