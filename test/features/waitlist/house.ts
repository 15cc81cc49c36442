import { jobs, personalRecords } from '../../../features/data/contract'
import type { OpportunityContent } from '../../../features/listings/contract'
import { waitlistServer } from '../../../features/waitlist/server/feature'
import { join, line } from '../../../features/waitlist/server/tokens'
import type { WaitlistTables } from '../../../features/waitlist/server/tables'
import type { Feature } from '../../../kernel/index'
import type { DatabaseKind } from '../../support/database'
import { bootRegistrations, filled } from '../registrations/house'

/** Waitlists on registrations. Who stands in them is often a number alone: `register` and `join` ask no account. */
export async function bootWaitlist(kind: DatabaseKind, more: readonly Feature[] = []) {
  const house = await bootRegistrations(kind, [waitlistServer, ...more])
  const { kernel, db, service } = house
  const job = kernel.view(jobs).find(({ id }) => id === 'waitlist.settle')
  const person = (id: number) => ({ id, email: `entrant-${id}@demo.test` })

  return {
    ...house,
    records: kernel.get(personalRecords),
    /** Enters somebody by number; answers the registration's id. */
    seat: async (opportunityId: number, personId: number) =>
      (await house.register({ opportunityId, ...filled }, person(personId), 'en', { admit: async () => {} })).id,
    join: kernel.get(join),
    leave: (opportunityId: number, personId: number) =>
      db.transact((tx) => kernel.get(line).leave(tx, opportunityId, personId)),
    settle: (now: Date) => job?.run({ now, signal: new AbortController().signal, data: undefined }),
    /** Who waits, in order, and for whom seats are kept, by numbers from `zero` on; and how many seats are taken. */
    async standing(opportunityId: number, zero: number) {
      const rows = await db
        .of<WaitlistTables>()
        .selectFrom('waitlist.place')
        .selectAll()
        .where('opportunity_id', '=', opportunityId)
        .orderBy('joined_at')
        .orderBy('id')
        .execute()
      const of = (state: string) => rows.filter((row) => row.state === state)
      return {
        line: of('waiting').map(({ person_id }) => person_id - zero),
        kept: of('offered')
          .map(({ person_id, kept_until }) => [person_id - zero, kept_until?.getTime()] as const)
          .sort(([a], [b]) => a - b),
        taken: await house.seatsTaken(opportunityId),
      }
    },
    /** The organizer changes the seats, as the editor does. */
    async resize(id: number, seats: number | null, more: Partial<OpportunityContent> = {}) {
      const before = await service.find(id)
      if (!before) throw new Error(`There is no opportunity ${id}.`)
      await db.transact((tx) => service.update(tx, id, { ...before, seats, ...more }, { version: before.version }))
    },
  }
}

export type WaitlistHouse = Awaited<ReturnType<typeof bootWaitlist>>
