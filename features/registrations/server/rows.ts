import type { Registrant, Registration, Snapshot } from '../contract/wire'
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

/** `answers`: as its reader is shown them; `why`: what was said when withdrawing. */
export function registrantOf(row: RegistrationRow, why: string | undefined, answers: Snapshot): Registrant {
  const { id, state } = row
  return {
    ...{ id, state, answers },
    code: row.receipt_code,
    registeredAt: row.registered_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    why: why ?? null,
  }
}
