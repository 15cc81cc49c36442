import type { Subject } from '../../../kernel/index'
import type { Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { phaseInSight, phaseOutOfSight } from '../contract'
import type { MyRegistration } from '../contract/wire'

export type InPhase = Pick<MyRegistration, 'phase' | 'startsOn' | 'endsOn'>

/** Where opportunities are by now, for somebody who entered each of them. */
export function createMinePhases(database: Database, opportunities: Opportunities) {
  /** As their addresses lead: one that only those who have withdrawn were in may be another one now. */
  async function led(ids: readonly number[], reader: Subject) {
    const to = await database.transact((tx) => opportunities.ledTo(tx, ids))
    const cards = new Map((await opportunities.cards([...new Set(to.values())], reader)).map((each) => [each.id, each]))
    return ids.flatMap((id) => {
      const card = cards.get(to.get(id) ?? id)
      return card ? [[id, card] as const] : []
    })
  }

  return async (ids: readonly number[], reader: Subject, now: Date): Promise<ReadonlyMap<number, InPhase>> => {
    const seen = new Map<number, Listing>((await opportunities.cards(ids, reader)).map((each) => [each.id, each]))
    const unseen = ids.filter((id) => !seen.has(id))
    if (unseen.length > 0) for (const [id, card] of await led(unseen, reader)) seen.set(id, card)
    const organizers = await opportunities.organisers([...new Set([...seen.values()].map(({ id }) => id))])
    const missing = unseen.filter((id) => !seen.has(id))
    const absences = missing.length > 0 ? await opportunities.absences(missing) : undefined
    return new Map(
      ids.map((id) => {
        const card = seen.get(id)
        if (!card) return [id, { phase: phaseOutOfSight(absences?.get(id)), startsOn: null, endsOn: null }]
        const { startsOn, endsOn, standing, isCancelled = false } = card
        // What an import found never had one, and is entered on its own site.
        const isUnread = organizers.get(card.id) === null && !card.isExternal
        const phase = phaseInSight({ ...card, isOpen: standing === 'open', isCancelled, isUnread }, now)
        return [id, { phase, startsOn, endsOn }]
      }),
    )
  }
}
