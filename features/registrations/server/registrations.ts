import type { Database } from '../../data/contract'
import type { RegistrationCounts, Registrations } from '../contract'
import { mayManage } from './may-manage'
import { countRegistrations, lockOfPerson } from './registration-queries'
import { listLeftSince, listRegistered, listRegisteredAfter } from './registered-queries'
import type { RegistrationsTables } from './tables'

export function createRegistrations(database: Database): Registrations {
  return {
    async count(opportunityIds, since) {
      if (opportunityIds.length === 0) return new Map()
      const counts = await countRegistrations(database.of<RegistrationsTables>(), { opportunityIds, since })
      return new Map(
        opportunityIds.map((id): [number, RegistrationCounts] => [
          id,
          counts.get(id) ?? { registered: 0, withdrawn: 0 },
        ]),
      )
    },
    async isRegistered(tx, opportunityId, personId) {
      const row = await lockOfPerson(database.on<RegistrationsTables>(tx), opportunityId, personId)
      return row?.state === 'registered'
    },
    async countRegistered(tx, opportunityId) {
      const counts = await countRegistrations(database.on<RegistrationsTables>(tx), { opportunityIds: [opportunityId] })
      return counts.get(opportunityId)?.registered ?? 0
    },
    registered: (tx, opportunityId) => listRegistered(database.on<RegistrationsTables>(tx), opportunityId),
    registeredAfter: (tx, opportunityId, after, limit, by) =>
      listRegisteredAfter(database.on<RegistrationsTables>(tx), opportunityId, after, limit, by),
    leftSince: (tx, opportunityId, since) => listLeftSince(database.on<RegistrationsTables>(tx), opportunityId, since),
    mayManage,
  }
}
