import type { Database } from '../../data/contract'
import type { Admission } from '../../listings/contract'
import { findOfPerson } from './registration-queries'
import type { RegistrationsTables } from './tables'

/** Who has registered goes on seeing what they registered for, whoever is invited later. */
export function takingPart(database: Database): Admission {
  return {
    id: 'registrations.taking-part',
    async admits(opportunityId, personId) {
      const own = await findOfPerson(database.of<RegistrationsTables>(), opportunityId, personId)
      return own !== undefined && own.state !== 'withdrawn'
    },
  }
}
