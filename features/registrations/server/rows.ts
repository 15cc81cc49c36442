import type { Person } from '../../session/contract'
import type { Registrant, Registration } from '../contract/wire'
import { allAnswers } from './late/asked-late'
import { shownAnswers } from './shown-answers'
import type { RegistrationRow } from './tables'

export function registrationOf(row: RegistrationRow): Registration {
  const { id, kind, title, organisation, path, state } = row
  return {
    ...{ id, kind, title, organisation, path, state },
    opportunityId: row.opportunity_id,
    code: row.receipt_code,
    registeredAt: row.registered_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** As `reader` is shown it; `why`: what was said when withdrawing. */
export function registrantOf(row: RegistrationRow, why: string | undefined, reader: Person): Registrant {
  const { id, state } = row
  return {
    ...{ id, state, answers: shownAnswers(allAnswers(row), reader) },
    code: row.receipt_code,
    registeredAt: row.registered_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    why: why ?? null,
  }
}
