import { type Clock, type Database, dataErrors, houseDay, type Tx } from '../../../data/contract'
import {
  type Balance,
  currencies,
  type Currency,
  gamificationErrors,
  type Ledger,
  type Purse,
  type Said,
} from '../../contract'
import type { Badges } from '../badges/badges'
import type { GamificationTables } from '../tables'
import {
  entriesOf,
  findBalance,
  findTransfer,
  insertEntries,
  insertTransfer,
  insertTransfers,
  lockPerson,
  type NewEntry,
  type NewTransfer,
} from './ledger-queries'

/** What a rule gives: a gift that knows what it is for. */
export interface Posting extends Balance {
  readonly personId: number
  readonly key: string
  readonly says: Said
  readonly path?: string | undefined
  readonly kind: 'rule' | 'gift'
  readonly ruleId?: number
  readonly badgeId?: number | null
  readonly happeningId?: number
  /** When it was earned, if not now: an event may arrive late. */
  readonly at?: Date
}

/** The ledger, and what only this feature asks of it. */
export interface Book extends Ledger {
  /** Gives each, all in as few statements as one. By key, those whose key was not known. */
  post(tx: Tx, postings: readonly Posting[]): Promise<ReadonlyMap<string, number>>
  /** Takes a transfer back as `reverse` does, and leaves its badge to be settled. */
  takeBack(tx: Tx, transferId: number, says: Said): Promise<TakenBack>
  /** Gives what a reversal took, once: for a happening, in the week of what was taken, counted towards no rule's most again. Leaves the badge, too. */
  restore(tx: Tx, reversalId: number, happeningId: number, says: Said): Promise<number>
}

interface TakenBack {
  /** The reversal. */
  readonly id: number
  readonly personId: number
  readonly badgeId: number | null
}

interface Moving {
  readonly transferId: number
  readonly countsOn: string
  readonly currency: Currency
  readonly personId: number
}

/** From one purse into another: both sides of it. */
const both = ({ personId, ...of }: Moving, amount: number, purse: Purse): readonly NewEntry[] => [
  { ...of, amount, purse: 'person', personId },
  { ...of, amount: -amount, purse, personId: null },
]

/** `changed` is told of whoever has other points now, `tookBack` of a transfer with a badge that counts no more, both in the transaction. */
export function createLedger(
  database: Database,
  clock: Clock,
  changed: (tx: Tx, personId: number) => Promise<void>,
  tookBack: Badges['settle'],
): Book {
  const on = (tx: Tx) => database.on<GamificationTables>(tx)
  const row = (more: Partial<NewTransfer> & Pick<NewTransfer, 'key' | 'kind' | 'says'>): NewTransfer => {
    const { at = clock.now() } = more
    return {
      ...{ person_id: null, rule_id: null, badge_id: null, happening_id: null, reverses: null, path: null },
      ...{ day: houseDay(at), at },
      ...more,
    }
  }

  function lineOf({ personId, key, kind, says, at, ...posting }: Posting): NewTransfer {
    const { path = null, ruleId = null, badgeId = null, happeningId = null } = posting
    const of = { person_id: personId, rule_id: ruleId, badge_id: badgeId, happening_id: happeningId }
    return row({ ...(at && { at }), key, kind, says, path, ...of })
  }

  async function post(tx: Tx, postings: readonly Posting[]): Promise<ReadonlyMap<string, number>> {
    const lines = postings.map((posting) => ({ posting, line: lineOf(posting) }))
    const ids = await insertTransfers(
      on(tx),
      lines.map(({ line }) => line),
    )
    const made = lines.flatMap(({ posting, line }) => {
      const transferId = ids.get(posting.key)
      return transferId === undefined ? [] : [{ ...posting, transferId, countsOn: line.day }]
    })
    const entries = made.flatMap((each) =>
      currencies.flatMap((of) => both({ ...each, currency: of }, each[of], 'issued')),
    )
    await insertEntries(on(tx), entries)
    for (const { personId } of made) await changed(tx, personId)
    return ids
  }

  async function takeBack(tx: Tx, transferId: number, says: Said): Promise<TakenBack> {
    const db = on(tx)
    const taken = await findTransfer(db, transferId)
    if (!taken) throw dataErrors.notFound(`There is no line ${transferId} in the ledger.`)
    const { person_id: personId, path } = taken
    if (taken.kind === 'reversal' || personId === null)
      throw gamificationErrors.notReversible(`Line ${transferId} is a reversal, or of somebody who is gone.`)
    await lockPerson(db, personId)
    const line = row({ key: `reversal:${transferId}`, kind: 'reversal', says, path, person_id: personId })
    const id = await insertTransfer(db, { ...line, reverses: transferId })
    if (id === undefined) throw gamificationErrors.notReversible(`Line ${transferId} was taken back before.`)
    const has = await findBalance(db, personId, true)
    const entries = await entriesOf(db, transferId)
    const own = entries.filter(({ purse }) => purse === 'person')
    const countsOn = own[0]?.counts_on ?? line.day
    const back = own.flatMap(({ currency, amount }) => {
      const other = entries.find((each) => each.currency === currency && each.purse !== 'person')
      const moving = { transferId: id, countsOn, currency, personId }
      return both(moving, -Math.min(amount, has[currency]), other?.purse ?? 'issued')
    })
    await insertEntries(db, back)
    await changed(tx, personId)
    return { id, personId, badgeId: taken.badge_id }
  }

  async function restore(tx: Tx, reversalId: number, happeningId: number, says: Said): Promise<number> {
    const db = on(tx)
    const reversal = await findTransfer(db, reversalId)
    const taken = await findTransfer(db, reversal?.reverses ?? 0)
    if (!reversal || !taken) throw dataErrors.notFound(`There is no line ${reversalId} in the ledger.`)
    const { person_id, path } = reversal
    const about = { person_id, path, badge_id: taken.badge_id, happening_id: happeningId }
    const line = row({ key: `restored:${reversalId}`, kind: 'gift', says, ...about })
    const id = await insertTransfer(db, line)
    if (id === undefined) throw gamificationErrors.notReversible(`Line ${reversalId} was taken back before.`)
    const entries = await entriesOf(db, reversalId)
    const of = { transferId: id, countsOn: entries[0]?.counts_on ?? line.day }
    const back = entries.map((each) => ({ ...each, ...of, personId: each.person_id, amount: -each.amount }))
    await insertEntries(db, back)
    if (person_id !== null) await changed(tx, person_id)
    return id
  }

  return {
    post,
    give: async (tx, { points = 0, coins = 0, ...gift }) =>
      (await post(tx, [{ ...gift, kind: 'gift', points, coins }])).get(gift.key),
    async spend(tx, { personId, key, says, path = null, coins }) {
      const line = row({ key, kind: 'spend', says, path, person_id: personId })
      const id = await insertTransfer(on(tx), line)
      if (id === undefined) return undefined
      const has = await findBalance(on(tx), personId, true)
      if (has.coins < coins)
        throw gamificationErrors.notEnoughCoins(
          `This takes ${coins} coins, and you have ${has.coins}. Nothing was spent.`,
        )
      const moving = { transferId: id, countsOn: line.day, currency: 'coins', personId } as const
      await insertEntries(on(tx), both(moving, -coins, 'redeemed'))
      await changed(tx, personId)
      return id
    },
    takeBack,
    restore,
    async reverse(tx, transferId, says) {
      const { personId, badgeId } = await takeBack(tx, transferId, says)
      if (badgeId !== null) await tookBack(tx, badgeId, [{ personId, eventId: `reversed:${transferId}` }])
    },
    balance: (personId, tx) => findBalance(tx ? on(tx) : database.of<GamificationTables>(), personId),
  }
}
