import type { Json } from '../../../kernel/index'
import type { Audit, Clock, Database } from '../contract'
import { inTransaction } from './transactions'

interface AuditTables {
  'data.audit': {
    id: number
    person_id: number | null
    action: string
    about: string
    /** Written as text, read as what it says: both databases want jsonb parameters that way. */
    detail: Json
    at: Date
  }
}

const MOST = 500
const startingWith = (prefix: string) => `${prefix.replaceAll(/[\\%_]/g, '\\$&')}%`

export function createAudit(database: Database, clock: Clock): Audit {
  return {
    async record(tx, { personId, action, about, detail }) {
      await inTransaction<AuditTables & { 'data.audit': { id?: never } }>(tx)
        .insertInto('data.audit')
        .values({
          person_id: personId ?? null,
          action,
          about,
          detail: detail === undefined ? null : JSON.stringify(detail),
          at: clock.now(),
        })
        .execute()
    },
    async list({ about, actionPrefix, before, limit }) {
      let query = database.of<AuditTables>().selectFrom('data.audit').selectAll()
      if (about !== undefined) query = query.where('about', '=', about)
      if (actionPrefix !== undefined) query = query.where('action', 'like', startingWith(actionPrefix))
      if (before !== undefined) query = query.where('id', '<', before)
      const rows = await query.orderBy('id', 'desc').limit(Math.min(limit, MOST)).execute()
      return rows.map(({ id, person_id, action, detail, about, at }) => ({
        id,
        personId: person_id ?? undefined,
        action,
        about,
        at,
        ...(detail === null ? {} : { detail }),
      }))
    },
  }
}
