import type { Opportunities } from '../../listings/contract'
import type { People, Person } from '../../session/contract'
import type { Entrusted } from '../contract/wire'
import { managedRows } from './managed-listings'
import { readFew } from './read-few'

const MOST = 100
const ABOUT = /^opportunity:(\d{1,9})$/

/** What others have entrusted to this person to manage, the newest first; what its organizer still writes is theirs alone. */
export async function entrustedTo(
  { id: personId, moderates }: Person,
  opportunities: Opportunities,
  people: People,
): Promise<Entrusted> {
  const ids = moderates
    .flatMap(({ type, about }) => (type === 'manager' ? [Number(ABOUT.exec(about)?.[1] ?? 0)] : []))
    .filter((id) => id > 0)
    .sort((one, other) => other - one)
    .slice(0, MOST)
  const found = await readFew(ids, (id) => opportunities.find(id))
  const rows = found.filter((row) => row !== undefined)
  const theirs = rows.filter(
    ({ organizerId, state }) => organizerId !== personId && state !== 'draft' && state !== 'removed',
  )
  return { items: await managedRows(theirs, people) }
}
