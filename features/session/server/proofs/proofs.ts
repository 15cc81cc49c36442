import type { Clock, Database, Tx } from '../../../data/contract'
import { type FreshProof, type Person, sessionErrors } from '../../contract'
import type { SessionTables } from '../tables'

const FRESH_MS = 10 * 60_000

/** Sensitive changes want a proof of who one is that is at most ten minutes old: an open laptop must not be enough. */
export interface Proofs extends FreshProof {
  /** The owner of this session has just proved it. */
  note(sessionId: string, tx?: Tx): Promise<void>
}

export function createProofs(database: Database, clock: Clock): Proofs {
  return {
    async demand({ sessionId }: Pick<Person, 'sessionId'>) {
      const row = await database
        .of<SessionTables>()
        .selectFrom('session.session')
        .select('proved_at')
        .where('id', '=', sessionId)
        .executeTakeFirst()
      const at = row?.proved_at?.getTime() ?? 0
      if (clock.now().getTime() - at > FRESH_MS)
        throw sessionErrors.proofNeeded('Nothing was changed: say first, once more, that it is you.')
    },
    async note(sessionId, tx) {
      await (tx ? database.on<SessionTables>(tx) : database.of<SessionTables>())
        .updateTable('session.session')
        .set({ proved_at: clock.now() })
        .where('id', '=', sessionId)
        .execute()
    },
  }
}
