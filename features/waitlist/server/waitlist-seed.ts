import type { Database, Seed } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { findStanding } from '../../registrations/contract'
import type { People } from '../../session/contract'
import { FeatureError } from '../../web/contract'
import type { Join } from './join'

/** Demo accounts that wait, in their order. */
const WAITING = ['mentor', 'volunteer', 'intern'].map((word) => `${word}@demo.test`)

/** One of the demo organizer's opportunities has no seat left, and a line for one: the newest with seats taken for which these are not registered. */
export function waitlistSeed(
  database: Database,
  opportunities: Opportunities,
  join: Join,
  people: () => People | undefined,
): Seed {
  return {
    id: 'waitlist.demo',
    async run({ now }) {
      const organizer = await people()?.findByEmail('organizer@demo.test')
      if (!organizer) return
      const live = await opportunities.list({ organizerId: organizer.id, states: ['live'], limit: 40 })
      const wanted = live.filter((each) => each.seatsTaken > 0 && findStanding(each, now) === 'open').at(-1)
      if (!wanted) return
      const full = { ...wanted, seats: wanted.seatsTaken }
      await database.transact((tx) => opportunities.update(tx, wanted.id, full, { version: wanted.version }))
      for (const email of WAITING) {
        const person = await people()?.findByEmail(email)
        if (person) await join(wanted.id, person.id).catch(passOver)
      }
    },
  }
}

/** Who is registered, or may not take part, does not wait. */
function passOver(error: unknown): void {
  if (!(error instanceof FeatureError)) throw error
}
