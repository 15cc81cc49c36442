import type { Database, PersonalData } from '../../data/contract'
import type { LinkTables } from './links/link-tables'
import type { ProofTables } from './sign-up-steps/proof-queries'
import { findPhone } from './phone-queries'

/** What signing up and limited sessions hold of a person; codes and hashes are nobody's data. */
export function statesPersonalData(database: Database): PersonalData {
  return {
    id: 'session.states',
    async export(personId) {
      const db = database.of<ProofTables>()
      const proof = await db
        .selectFrom('session.proof')
        .select(['email', 'sent_at'])
        .where('person_id', '=', personId)
        .executeTakeFirst()
      const sessions = await database
        .of<LinkTables>()
        .selectFrom('session.temporary as temporary')
        .innerJoin('session.session as session', 'session.id', 'temporary.session_id')
        .select(['temporary.title', 'temporary.path', 'temporary.until'])
        .where('session.person_id', '=', personId)
        .execute()
      return {
        phone: await findPhone(database.of(), personId),
        addressToProve: proof ? { email: proof.email, mailedAt: proof.sent_at.toISOString() } : null,
        assessmentLogins: sessions.map(({ title, path, until }) => ({ title, path, until: until.toISOString() })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<ProofTables>(tx)
      await db.deleteFrom('session.proof').where('person_id', '=', personId).execute()
      await db.deleteFrom('session.phone').where('person_id', '=', personId).execute()
    },
  }
}
