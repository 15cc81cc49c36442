import type { Audit, Clock, Database, MovedPart, Pair, PersonMerges, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { webErrors } from '../../../web/contract'
import { type Person, sessionErrors } from '../../contract'
import type { Sessions } from '../sessions'
import { mergedMails, unmergedMails } from './merge-mails'
import {
  changeName,
  closeAccount,
  hasSecondFactor,
  insertMerge,
  lockAccounts,
  lockMerge,
  type MergeRow,
  type MergeTables,
  openAccount,
  writeMerge,
} from './merge-queries'

const ASK_MS = 30 * 60_000
const UNDO_MS = 30 * 24 * 3_600_000

export const MERGE = 'session.merge'

/** Two accounts of one person become one: looked at first, done as one, and taken back within thirty days. */
export interface Merges {
  /** The id of what was proposed. `isProvedByMail`: only the code of a mail stands for the account that ends. Throws `merge-refused`. */
  propose(tx: Tx, pair: Pair, by: Person, reason: string, isProvedByMail?: boolean): Promise<number>
  /** What would go over and what would stay: the same merge, rolled back. */
  look(row: MergeRow): Promise<readonly MovedPart[]>
  /** By whoever proposed it, and could still: staff who may no longer merge do not, and a second factor is asked for again. */
  confirm(id: number, by: Person): Promise<void>
  undo(id: number, by: Person): Promise<void>
}

export interface MergeParts {
  readonly database: Database
  readonly merges: PersonMerges
  readonly sessions: Sessions
  readonly audit: Audit
  readonly mailer: Mailer
  readonly clock: Clock
  readonly publicUrl: string
}

/** Ends a look: nothing of what it did stays. */
class Looked extends Error {
  constructor(readonly parts: readonly MovedPart[]) {
    super('A look at a merge is over.')
  }
}

const pairOf = (row: MergeRow): Pair => ({ from: row.from_person, to: row.to_person })
/** Staff; and whose account it goes into, as soon as it is done, or before if they proved the other one. */
export const hasPart = (person: Person, row: MergeRow) =>
  person.permissions.includes(MERGE) || (row.to_person === person.id && (row.is_proved || row.state !== 'proposed'))

export function createMerges({ database, merges, sessions, audit, mailer, clock, publicUrl }: MergeParts): Merges {
  const on = (tx: Tx) => database.on<MergeTables>(tx)
  const gone = () => webErrors.notFound('This merge is not waited for any more. Begin again.')

  /** Both accounts, locked; neither ended before. */
  async function demandBoth(tx: Tx, { from, to }: Pair) {
    if (from === to) throw sessionErrors.mergeRefused('These are one account already. Name the other one.')
    const found = await lockAccounts(on(tx), { from, to })
    const [ends, stays] = [found.find(({ id }) => id === from), found.find(({ id }) => id === to)]
    if (!ends || !stays) throw webErrors.notFound('One of these accounts is not there. Look the two up again.')
    if (ends.disabled_at || stays.disabled_at)
      throw sessionErrors.mergeRefused('One of these accounts is disabled or was merged before.')
    return { ends, stays }
  }

  /** A mailbox alone does not open such an account, so it does not end it either. */
  async function demandOneFactor(tx: Tx, { from }: Pair) {
    if (await hasSecondFactor(on(tx), from))
      throw sessionErrors.mergeRefused('The other account has a second factor. Log in to it and turn that off first.')
  }

  async function lockBoth(tx: Tx, row: MergeRow) {
    const found = await lockAccounts(on(tx), pairOf(row))
    const [ends, stays] = [row.from_person, row.to_person].map((one) => found.find(({ id }) => id === one))
    if (!ends || !stays) throw gone()
    return { ends, stays }
  }

  async function note(tx: Tx, what: 'merged' | 'unmerged', row: MergeRow, by: Person) {
    const detail = { from: row.from_person, to: row.to_person, reason: row.reason }
    for (const id of [row.from_person, row.to_person])
      await audit.record(tx, { personId: by.id, action: `session.${what}`, about: `person:${id}`, detail })
  }

  return {
    async propose(tx, pair, by, reason, isProvedByMail = false) {
      if (pair.from === by.id)
        throw sessionErrors.mergeRefused(
          'You are logged in with the account that would end. Log in with the one that stays.',
        )
      await demandBoth(tx, pair)
      if (isProvedByMail) await demandOneFactor(tx, pair)
      const at = clock.now()
      return insertMerge(on(tx), {
        ...pair,
        by: by.id,
        isProved: isProvedByMail,
        reason,
        at,
        until: new Date(+at + ASK_MS),
      })
    },
    async look(row) {
      try {
        return await database.transact<never>(async (tx) => {
          await demandBoth(tx, pairOf(row))
          throw new Looked(await merges.move(tx, pairOf(row)))
        })
      } catch (error) {
        if (error instanceof Looked) return error.parts
        throw error
      }
    },
    confirm: (id, by) =>
      database.transact(async (tx) => {
        const row = await lockMerge(on(tx), id)
        const at = clock.now()
        if (row?.by_person !== by.id || !hasPart(by, row) || row.state !== 'proposed' || row.until <= at) throw gone()
        if (row.is_proved) await demandOneFactor(tx, pairOf(row))
        const { ends, stays } = await demandBoth(tx, pairOf(row))
        const parts = await merges.move(tx, pairOf(row))
        await closeAccount(on(tx), ends.id, at)
        if (ends.username) await changeName(on(tx), stays.id, null, ends.username)
        await sessions.endAll(tx, ends.id)
        const until = new Date(+at + UNDO_MS)
        const was = { username: ends.username, from_email: ends.email }
        await writeMerge(on(tx), id, { state: 'done', at, until, ...was, parts })
        await note(tx, 'merged', row, by)
        const link = `${publicUrl}/user/my-account`
        for (const mail of mergedMails(ends, stays, until, link)) await mailer.send(tx, mail)
      }),
    undo: (id, by) =>
      database.transact(async (tx) => {
        const row = await lockMerge(on(tx), id)
        if (!row || !hasPart(by, row) || row.state !== 'done' || row.until <= clock.now()) throw gone()
        const { ends, stays } = await lockBoth(tx, row)
        if (row.username && stays.username === row.username) await changeName(on(tx), stays.id, row.username, null)
        await openAccount(on(tx), ends.id, row.username)
        await merges.undo(tx, pairOf(row), row.parts)
        await writeMerge(on(tx), id, { state: 'undone' })
        await sessions.changed(tx)
        await note(tx, 'unmerged', row, by)
        const both = await lockBoth(tx, row) // each has its address again
        for (const mail of unmergedMails(both.ends, both.stays)) await mailer.send(tx, mail)
      }),
  }
}
