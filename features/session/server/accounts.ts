import type { Clock, Database } from '../../data/contract'
import { type Accounts, sessionErrors } from '../contract'
import { changeAccount, findByUsername } from './account-queries'
import { demandAnotherAdmin } from './roles/last-admin'
import type { Sessions } from './sessions'
import { lockAdmins } from './suspension/suspension-queries'
import type { SessionTables } from './tables'

const UNIQUE_VIOLATION = '23505'

export function createAccounts(database: Database, sessions: Sessions, clock: Clock): Accounts {
  return {
    async change(tx, personId, change) {
      // Of two at the same moment one passes the question and fails at the index.
      const isDone = await changeAccount(database.on<SessionTables>(tx), personId, change, clock.now()).catch(
        (error) => {
          if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
          throw error
        },
      )
      if (!isDone)
        throw sessionErrors.usernameTaken(`Somebody goes by "${change.username}" already. Choose another one.`)
      await sessions.changed(tx)
    },
    async demandMayGo(tx, personId) {
      const db = database.on<SessionTables>(tx)
      await lockAdmins(db)
      await demandAnotherAdmin(
        db,
        personId,
        clock.now(),
        'You are the last admin. Make somebody else an admin first, then delete your account.',
      )
    },
    findByUsername: (username) => findByUsername(database.of<SessionTables>(), username),
  }
}
