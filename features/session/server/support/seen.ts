import { sql } from 'kysely'
import type { Clock, Database } from '../../../data/contract'
import type { CallRule, Log } from '../../../web/contract'
import { findPerson } from '../../contract'
import type { SupportTables } from './support-queries'

/** Everything that a visit for support asks for is written down: its person reads it in their data. */
export function seenRule(database: Database, clock: Clock, log: Log): CallRule {
  async function note(sessionId: string, path: string) {
    await database
      .of<SupportTables>()
      .insertInto('session.support_seen')
      .columns(['support_id', 'at', 'path'])
      .expression((from) =>
        from
          .selectFrom('session.support')
          .select(['id', sql<Date>`${clock.now()}::timestamptz`.as('at'), sql<string>`${path}::text`.as('path')])
          .where('session_id', '=', sessionId),
      )
      .execute()
  }
  return {
    id: 'session.support-seen',
    judge({ path }, subject) {
      const person = findPerson(subject)
      if (!person?.limits?.includes('support')) return
      note(person.sessionId, path).catch((error) =>
        log.error({ error, path }, 'A look for support was not written down.'),
      )
    },
    hears: () => true,
  }
}
