import type { Database } from '../../data/contract'
import type { Followers } from '../../notifications/contract'
import { listRegisteredAfter, withRegistered } from './registered-queries'
import type { RegistrationsTables } from './tables'

/** Whoever is registered hears when it closes. */
export function registeredFollowers(database: Database): Followers {
  return {
    id: 'registrations.registered',
    of: (tx, opportunityId, after, limit) =>
      listRegisteredAfter(database.on<RegistrationsTables>(tx), opportunityId, after, limit),
    among: (tx, opportunityIds) => withRegistered(database.on<RegistrationsTables>(tx), opportunityIds),
  }
}
