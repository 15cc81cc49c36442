import { type Database, dataErrors, type Outbox, type StateMachines } from '../../../data/contract'
import { merged, takenDown, visibilities } from '../../contract'
import { announceChange } from '../changes'
import { opportunityMachine } from '../opportunity-machine'
import type { ListingsTables } from '../tables'
import { leadOn, lockBoth } from './merge-queries'

export interface MergeParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly outbox: Outbox
}

/**
 * Takes one of two entries for the same opportunity down; its address leads to the other from then on. Throws `state-not-allowed` where that
 * would lose something: registrations of the one that goes, or an other one that nobody can see, or fewer people, or others whom it invited itself.
 */
export async function mergeInto({ database, machines, outbox }: MergeParts, from: number, into: number): Promise<void> {
  if (from === into)
    throw dataErrors.stateNotAllowed(`Opportunity ${from} cannot lead to itself. Name two different ones.`)
  await database.transact(async (tx) => {
    const db = database.on<ListingsTables>(tx)
    const rows = await lockBoth(db, [from, into])
    const find = (id: number) => {
      const row = rows.find((each) => each.id === id)
      if (!row) throw dataErrors.notFound(`There is no opportunity ${id}.`)
      return row
    }
    const [gone, kept] = [find(from), find(into)]
    if (kept.state !== 'live' && kept.state !== 'closed')
      throw dataErrors.stateNotAllowed(
        `“${kept.title}” is ${kept.state}: an address that leads there would show nothing.`,
      )
    if (visibilities.indexOf(kept.visibility) > visibilities.indexOf(gone.visibility))
      throw dataErrors.stateNotAllowed(
        `“${kept.title}” shows itself to fewer people than “${gone.title}”. Merge the other way round, or let more people see it first.`,
      )
    // With the other they may see it; here nobody knows whom else it would have to admit.
    if (kept.visibility === 'invited' && gone.state !== 'removed')
      throw dataErrors.stateNotAllowed(
        `“${gone.title}” and “${kept.title}” are both by invitation: who was invited to the first would lose sight of it. Let whoever has its address see “${kept.title}”, or invite them to it and take “${gone.title}” down, then merge.`,
      )
    if (gone.taken > 0)
      throw dataErrors.stateNotAllowed(
        `${gone.taken} have registered for “${gone.title}”. Merge the other one into it, or wait until they have withdrawn.`,
      )
    if (gone.state !== 'removed') {
      await machines.move(tx, opportunityMachine, {
        id: from,
        to: 'removed',
        by: undefined,
        why: `the same as opportunity ${into}`,
      })
      await outbox.publish(tx, takenDown({ opportunityId: from }))
    }
    await leadOn(db, from, into)
    await outbox.publish(tx, merged({ from, into }))
    await announceChange(database, [from, into], tx)
  })
}
