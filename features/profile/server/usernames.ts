import type { Audit, Clock, Database } from '../../data/contract'
import type { Accounts, People } from '../../session/contract'
import { profileErrors, usernameProblem } from '../contract'
import type { UsernameAnswer } from '../contract/wire'
import { dropFormer, findFormer, keepFormer } from './former-queries'
import { lockHead } from './head-queries'
import type { ProfileTables } from './tables'

const YEAR_MS = 365 * 24 * 3_600_000

export interface Usernames {
  /** Whether this person could have a name now. */
  check(personId: number, username: string): Promise<UsernameAnswer>
  /** Gives a person a name; the old one leads to it for a year, and nobody else gets it. Throws `username-refused`, `username-taken`, `username-kept`. */
  choose(personId: number, username: string): Promise<void>
}

export function createUsernames(
  database: Database,
  accounts: Accounts,
  people: People,
  audit: Audit,
  clock: Clock,
): Usernames {
  return {
    async check(personId, username) {
      const problem = usernameProblem(username)
      if (problem) return { isFree: false, because: problem }
      const owner = await accounts.findByUsername(username)
      const former = await findFormer(database.of<ProfileTables>(), username, clock.now())
      const isTaken = (owner && owner.id !== personId) || (former && former.person_id !== personId)
      return isTaken ? { isFree: false, because: 'taken' } : { isFree: true, because: null }
    },
    async choose(personId, username) {
      const problem = usernameProblem(username)
      if (problem === 'reserved')
        throw profileErrors.usernameRefused(`"${username}" is a word of the house. Choose another name.`)
      if (problem)
        throw profileErrors.usernameRefused(
          'A username has 3 to 30 of a–z, 0–9 and hyphens between them, and at least one letter.',
        )
      await database.transact(async (tx) => {
        const db = database.on<ProfileTables>(tx)
        await lockHead(db, personId)
        const before = (await people.find(personId, tx))?.username
        if (before === username) return
        await accounts.change(tx, personId, { username })
        // After the account has it: whoever gave the name up a moment ago has written so by now.
        const former = await findFormer(db, username, clock.now())
        if (former && former.person_id !== personId)
          throw profileErrors.usernameKept(
            `"${username}" was somebody's until lately and still leads to them. Choose another name.`,
          )
        await dropFormer(db, username)
        if (before !== undefined && before.toLowerCase() !== username)
          await keepFormer(db, before.toLowerCase(), personId, new Date(clock.now().getTime() + YEAR_MS))
        await audit.record(tx, {
          personId,
          action: 'profile.username-changed',
          about: `person:${personId}`,
          detail: { from: before ?? null, to: username },
        })
      })
    },
  }
}
