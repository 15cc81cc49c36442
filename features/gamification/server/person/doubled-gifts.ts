import type { Clock, Database, PersonMove, Tx } from '../../../data/contract'
import type { Said } from '../../contract'
import type { Book } from '../ledger/ledger'
import { lockPerson } from '../ledger/ledger-queries'
import { undoHappenings } from '../rules/rule-queries'
import type { GamificationTables } from '../tables'
import { handOver, idsIn, listDoubled, repeatHappening } from './move-queries'

/** A gift that was taken back because both accounts had one for the same. */
interface Taken {
  readonly happeningId: number
  readonly reversalId: number
}

const bothHadIt: Said = {
  en: 'Both accounts had it, and it counts once',
  hi: 'यह दोनों खातों में था, और एक बार गिना जाता है',
}
export const parted: Said = { en: 'Two accounts were taken apart again', hi: 'दो खाते फिर अलग किए गए' }

/**
 * A person does one thing once: where both accounts have a gift for it, the one of the account that ends is taken back. When they part it is given again,
 * as much as was taken, for the same deed done at that moment: an older taking back, however late it is heard, does not touch it.
 */
export function doubledGifts(database: Database, book: Book, clock: Clock): NonNullable<PersonMove['decide']> {
  const on = (tx: Tx) => database.on<GamificationTables>(tx)

  return {
    async move(tx, { to }, rows) {
      const db = on(tx)
      await lockPerson(db, to)
      const doubled = await listDoubled(db, to, idsIn(rows, 'gamification.transfer'))
      const taken: Taken[] = []
      for (const { id, happeningId } of doubled)
        taken.push({ happeningId, reversalId: (await book.takeBack(tx, id, bothHadIt)).id })
      const deeds = taken.map(({ happeningId }) => happeningId)
      await undoHappenings(db, deeds, clock.now())
      return taken.map((each) => ({ ...each }))
    },
    async undo(tx, pair, decided) {
      // Nothing is kept of merges that are older than this.
      const taken = (decided ?? []) as unknown as readonly Taken[]
      const db = on(tx)
      for (const id of new Set(taken.map(({ happeningId }) => happeningId))) {
        const again = await repeatHappening(db, id, { personId: pair.from, at: clock.now() })
        if (again === undefined) continue
        for (const { reversalId } of taken.filter(({ happeningId }) => happeningId === id)) {
          const gift = await book.restore(tx, reversalId, again, parted)
          await handOver(db, [reversalId, gift], pair)
        }
      }
    },
  }
}
