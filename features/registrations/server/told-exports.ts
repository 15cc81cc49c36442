import type { Audit } from '../../data/contract'
import type { RegistrationRow } from './tables'

/** Written down before a file leaves; whoever is in it is told by the same words. */
export const EXPORTED = 'registrations.exported'
export const listOf = (opportunityId: number) => `opportunity:${opportunityId}`

const MOST_TOLD = 100

/** When the list that a registration stands in was downloaded, latest first; what was before it is none of its matter. */
export async function toldExports(audit: Audit, row: RegistrationRow): Promise<string[]> {
  const about = listOf(row.opportunity_id)
  const entries = await audit.list({ about, actionPrefix: EXPORTED, limit: MOST_TOLD })
  return entries.filter(({ at }) => at >= row.created_at).map(({ at }) => at.toISOString())
}
