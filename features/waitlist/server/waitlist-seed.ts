import type { Database, Seed } from '../../data/contract'
import { hasOpenings, type Opportunities, type Opportunity } from '../../listings/contract'
import { findStanding, type Registrations } from '../../registrations/contract'
import type { EligibilityRules } from '../../rules/contract'
import type { People } from '../../session/contract'
import type { Join } from './join'

/** Demo accounts that wait, in their order. */
const WAITING = ['volunteer', 'evaluator', 'intern'].map((word) => `${word}@demo.test`)

export interface SeedParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly registrations: Registrations
  readonly join: Join
  readonly people: () => People | undefined
  readonly rules: () => EligibilityRules | undefined
}

/** One of the demo organizer's opportunities has no seat left, and a line for one: the oldest that has seats taken and whose rules one of these meets. */
export function waitlistSeed({ database, opportunities, registrations, join, people, rules }: SeedParts): Seed {
  async function mayWait(opportunity: Opportunity) {
    const registered = await database.transact((tx) => registrations.registered(tx, opportunity.id))
    const found = []
    for (const email of WAITING) {
      const person = await people()?.findByEmail(email)
      if (!person || registered.includes(person.id)) continue
      if ((await rules()?.judge(opportunity, person.id))?.verdict !== 'not-met') found.push(person.id)
    }
    return found
  }

  return {
    id: 'waitlist.demo',
    async run({ now }) {
      const organizer = await people()?.findByEmail('organizer@demo.test')
      if (!organizer) return
      const live = await opportunities.list({ organizerId: organizer.id, states: ['live'], limit: 40 })
      const begun = live.filter(
        (each) => each.seatsTaken > 0 && !hasOpenings(each.kind) && findStanding(each, now) === 'open',
      )
      for (const each of begun.reverse()) {
        const waiting = await mayWait(each)
        if (waiting.length === 0) continue
        const full = { ...each, seats: each.seatsTaken }
        await database.transact((tx) => opportunities.update(tx, each.id, full, { version: each.version }))
        for (const personId of waiting) await join(each.id, personId)
        return
      }
    },
  }
}
