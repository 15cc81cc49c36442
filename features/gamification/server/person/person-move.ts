import { randomUUID } from 'node:crypto'
import type { Clock, Database, MovedPart, Pair, PersonMove, Tx } from '../../../data/contract'
import { badgesOf } from '../badges/badge-queries'
import type { Badges } from '../badges/badges'
import type { Book } from '../ledger/ledger'
import { findBalance, sumsOf } from '../ledger/ledger-queries'
import type { Standings } from '../ranks/standings'
import type { GamificationTables } from '../tables'
import { doubledGifts, parted } from './doubled-gifts'
import { clearWay, idsIn } from './move-queries'

interface MoveParts {
  readonly database: Database
  readonly book: Book
  readonly badges: Badges
  readonly standings: Standings
  readonly clock: Clock
}

/**
 * Entries go over as they are, so that every line still says why; balances and scores follow them. When they return and what they brought was spent meanwhile,
 * the house makes up for it: nobody is in debt for a mistake of the house.
 */
export function ledgerMove({ database, book, badges, standings, clock }: MoveParts): PersonMove {
  return {
    id: 'gamification.ledger',
    label: { en: 'Points, coins and badges', hi: 'अंक, सिक्के और बैज' },
    both: {
      en: 'What both did, and a badge of both, counts once.',
      hi: 'जो दोनों ने किया और जो बैज दोनों के पास है, वह एक बार गिना जाता है।',
    },
    tables: [
      { table: 'gamification.transfer', key: ['id'] },
      { table: 'gamification.entry', key: ['id'] },
      { table: 'gamification.happening', key: ['id'] },
      { table: 'gamification.undoing', key: ['trigger', 'subject'], once: [['trigger', 'subject']] },
      { table: 'gamification.earned', key: ['badge_id', 'level'], once: [['badge_id', 'level']] },
      { table: 'gamification.person', key: [], once: [[]] },
    ],
    decide: doubledGifts(database, book, clock),
    async beforeReturn(tx, pair, rows) {
      await clearWay(database.on<GamificationTables>(tx), pair.from, rows)
      await makeUp(tx, pair, rows)
    },
    async settle(tx, pair) {
      for (const id of [pair.from, pair.to]) await standings.changed(tx, id)
      await settleBadges(tx, pair)
    },
  }

  /** The one that ended has no lines, so that its badges rest as they are until both part. */
  async function settleBadges(tx: Tx, { from, to }: Pair): Promise<void> {
    const db = database.on<GamificationTables>(tx)
    const [its, kept] = [await badgesOf(db, from), await badgesOf(db, to)]
    // The same two may merge and part again, and are told each time.
    const eventId = `gamification:merge:${randomUUID()}`
    for (const badge of its) await badges.settle(tx, badge, [{ personId: from, eventId }])
    for (const badge of new Set([...its, ...kept])) await badges.settle(tx, badge, [{ personId: to, eventId }])
  }

  async function makeUp(tx: Tx, { from, to }: Pair, rows: MovedPart['rows']): Promise<void> {
    const ids = idsIn(rows, 'gamification.entry')
    const db = database.on<GamificationTables>(tx)
    const has = await findBalance(db, to, true)
    const returning = await sumsOf(db, to, ids)
    const points = Math.max(0, returning.points - has.points)
    const coins = Math.max(0, returning.coins - has.coins)
    if (points + coins === 0) return
    // The same two may merge and part again, with the same difference.
    await book.give(tx, {
      personId: to,
      points,
      coins,
      key: `gamification:apart:${from}:${to}:${randomUUID()}`,
      says: parted,
    })
  }
}
