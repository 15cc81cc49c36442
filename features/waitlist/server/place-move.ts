import type { Pair, PersonMove, Tx } from '../../data/contract'
import { isKept, type Line, type LineParts } from './line'
import { announce } from './live-topic'
import { findPlaceById, linesOfBoth, placesOfBoth, swapPersons } from './place-move-queries'
import { lockLine } from './place-queries'
import { type PlaceRow, placeMachine, type WaitlistTables } from './tables'

/** What became of the places in one line. */
interface Decided {
  readonly opportunityId: number
  /** The place of the account that ends, which counts, and the one that gave way to it. */
  readonly swapped?: { readonly id: number; readonly keptId: number }
  /** Places that were given up. */
  readonly left: readonly number[]
}

const stands = ({ state }: PlaceRow) => state === 'waiting' || state === 'offered'

/** A seat that is kept by then before a place in line, of two of these the one that came first, and either before a seat that is kept no more. */
function isBetter(one: PlaceRow, other: PlaceRow, now: Date): boolean {
  const rank = (place: PlaceRow) => (isKept(place, now) ? 0 : place.state === 'waiting' ? 1 : 2)
  return rank(one) === rank(other) ? one.joined_at < other.joined_at : rank(one) < rank(other)
}

export function placeMove(parts: LineParts, line: Line): PersonMove {
  const { database, registrations, machines, live, clock } = parts
  const on = (tx: Tx) => database.on<WaitlistTables>(tx)

  async function leave(tx: Tx, { id, opportunity_id, person_id }: PlaceRow): Promise<number> {
    await line.leave(tx, opportunity_id, person_id)
    return id
  }

  /** Undefined where nothing is to be decided: at most one of both stands in this line, and it is the account that stays. */
  async function decide(tx: Tx, { from, to }: Pair, opportunityId: number, places: readonly PlaceRow[]) {
    const standing = places.filter(stands)
    const left: number[] = []
    for (const personId of [from, to]) {
      if (!(await registrations.isRegistered(tx, opportunityId, personId))) continue
      // One seat is enough.
      for (const each of standing) left.push(await leave(tx, each))
      return left.length > 0 ? { opportunityId, left } : undefined
    }
    const [mine, kept] = [places.find((each) => each.person_id === from), places.find((each) => each.person_id === to)]
    if (!mine || !kept || !stands(mine)) return undefined
    if (stands(kept) && !isBetter(mine, kept, clock.now())) return { opportunityId, left: [await leave(tx, mine)] }
    await swapPersons(on(tx), { id: mine.id, personId: to }, { id: kept.id, personId: from })
    if (stands(kept)) left.push(await leave(tx, { ...kept, person_id: from }))
    return { opportunityId, swapped: { id: mine.id, keptId: kept.id }, left }
  }

  /** A seat that was given up is not had again, but the place in line is; `waitlist.settle` gives what is free. */
  async function waitAgain(tx: Tx, id: number) {
    const place = await findPlaceById(on(tx), id)
    if (place?.state !== 'left') return
    await machines.move(tx, placeMachine, { id, to: 'waiting', by: undefined, from: ['left'] })
    await announce(live, place.opportunity_id, tx)
  }

  return {
    id: 'waitlist.places',
    label: { en: 'Places on waitlists', hi: 'प्रतीक्षा सूचियों में जगहें' },
    both: {
      en: 'Where both accounts wait for the same, the better place counts; a seat that is kept twice goes to who comes next.',
      hi: 'जहाँ दोनों खाते एक ही की प्रतीक्षा में हैं, वहाँ बेहतर जगह मानी जाती है; दो बार रखी गई सीट अगले व्यक्ति को मिलती है।',
    },
    tables: [{ table: 'waitlist.place', key: ['id'], once: [['opportunity_id']] }],
    decide: {
      async move(tx, pair) {
        const decided: Decided[] = []
        for (const opportunityId of await linesOfBoth(on(tx), pair)) {
          await lockLine(on(tx), opportunityId)
          const one = await decide(tx, pair, opportunityId, await placesOfBoth(on(tx), pair, opportunityId))
          if (one) decided.push(one)
        }
        return decided.map((each) => ({ ...each }))
      },
      async undo(tx, { from, to }, decided) {
        for (const { opportunityId, swapped, left } of (decided ?? []) as unknown as readonly Decided[]) {
          await lockLine(on(tx), opportunityId)
          if (swapped)
            await swapPersons(on(tx), { id: swapped.id, personId: from }, { id: swapped.keptId, personId: to })
          for (const id of left) await waitAgain(tx, id)
        }
      },
    },
  }
}
