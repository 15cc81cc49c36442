import type { Clock, Database, Outbox, StateMachines, Tx } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { hasStarted, registrationErrors, withdrawn } from '../contract'
import { findRegistration, lockOfPerson } from './registration-queries'
import type { Seats } from './seats'
import { registrationMachine as machine, type RegistrationRow, type RegistrationsTables } from './tables'

/** Takes somebody out and gives their seat back. False for who is out already. */
export type Leave = (
  tx: Tx,
  row: Pick<RegistrationRow, 'id' | 'opportunity_id' | 'person_id'>,
  why?: string,
) => Promise<boolean>

export function createLeave(database: Database, seats: Seats, machines: StateMachines, outbox: Outbox): Leave {
  return async (tx, { id, opportunity_id: opportunityId, person_id: personId }, why) => {
    const now = await lockOfPerson(database.on<RegistrationsTables>(tx), opportunityId, personId)
    if (now?.state === 'withdrawn') return false
    await machines.move(tx, machine, { id, to: 'withdrawn', by: personId, from: ['registered'], ...(why && { why }) })
    await seats.giveBack(tx, opportunityId)
    await outbox.publish(tx, withdrawn({ registrationId: id, opportunityId, personId }))
    return true
  }
}

/** Withdraws one's own registration and gives the seat back; `why` stands in its history. Throws `not-found`, `state-not-allowed`, `already-started`. */
export type Withdraw = (id: number, personId: number, why?: string) => Promise<void>

export function createWithdraw(database: Database, opportunities: Opportunities, leave: Leave, clock: Clock): Withdraw {
  return async (id, personId, why) => {
    const row = await findRegistration(database.of<RegistrationsTables>(), id)
    if (row?.person_id !== personId) throw dataErrors.notFound('There is no such registration of yours.')
    const opportunity = await opportunities.find(row.opportunity_id)
    if (opportunity && hasStarted(opportunity, clock.now()))
      throw registrationErrors.alreadyStarted(
        `“${row.title}” has started, so one can no longer withdraw. Write to its organizer.`,
      )
    await database.transact(async (tx) => {
      // In another tab, or on another device.
      if (!(await leave(tx, row, why)))
        throw dataErrors.stateNotAllowed(`You withdrew from “${row.title}” already. Its receipt says when.`)
    })
  }
}
