import type { Subject } from '../../../../kernel/index'
import { type Clock, type Database, houseDay } from '../../../data/contract'
import { findPerson, hasRecruiterAccess, type People, type Person, type Role } from '../../../session/contract'
import type { Affiliation, Capacity } from '../../contract'
import type { Looks as LookList } from '../../contract/wire'
import { keepLook, listLooks, type LookTables } from './look-queries'

const PAGE = 20
const STAFF: readonly Role[] = ['admin', 'volunteer', 'ops-intern', 'intern', 'account-manager']
const PLACEMENT: readonly Role[] = [
  'tpo-admin',
  'tpo-manager',
  'tpo-coordinator',
  'tpo-faculty',
  'organisation-collegeAdmin',
]

/** On whose behalf somebody looks; undefined for members among themselves, of whom nobody is told. */
function capacityOf(person: Person): Capacity | undefined {
  const isOne = (roles: readonly Role[]) => person.roles.some((role) => roles.includes(role))
  if (isOne(STAFF)) return 'staff'
  if (isOne(PLACEMENT)) return 'placement'
  return hasRecruiterAccess(person) ? 'recruiter' : undefined
}

export interface Looks {
  /** Somebody has been shown the page of another. */
  note(personId: number, subject: Subject): Promise<void>
  /** Who looked at a page on behalf of others, newest first: the first page, or the one after an instant that `next` named. */
  at(personId: number, after?: number): Promise<LookList>
}

export function createLooks(
  database: Database,
  people: People,
  clock: Clock,
  affiliations: () => readonly Affiliation[],
): Looks {
  async function organisationsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = await Promise.all(affiliations().map((each) => each.of(ids)))
    return new Map(found.flatMap((each) => [...each]))
  }

  return {
    async note(personId, subject) {
      const viewer = findPerson(subject)
      // Who is shown an account for support sees with its eyes: its person has not looked.
      if (viewer?.limits?.includes('support')) return
      const capacity = viewer && viewer.id !== personId ? capacityOf(viewer) : undefined
      if (!viewer || !capacity) return
      const at = clock.now()
      const row = { person_id: personId, viewer_id: viewer.id, on_day: houseDay(at), capacity, at }
      await keepLook(database.of<LookTables>(), row)
    },
    async at(personId, after) {
      const before = after === undefined ? undefined : new Date(after)
      const { rows, next } = pageOf(await listLooks(database.of<LookTables>(), personId, PAGE + 1, before))
      const ids = [...new Set(rows.map(({ viewerId }) => viewerId))]
      const names = new Map((await people.list(ids)).map(({ id, name }) => [id, name]))
      const organisations = await organisationsOf(ids)
      return {
        items: rows.map(({ viewerId, capacity, at, times }) => ({
          name: names.get(viewerId) ?? '',
          organisation: organisations.get(viewerId) ?? null,
          capacity,
          at: at.toISOString(),
          times,
        })),
        next,
      }
    },
  }
}

/** Those of one instant stand on one page, unless they are a page by themselves. */
function pageOf<Row extends { readonly at: Date }>(found: readonly Row[]) {
  const further = found[PAGE]
  if (!further) return { rows: found, next: null }
  const page = found.slice(0, PAGE)
  const earlier = page.filter(({ at }) => +at !== +further.at)
  const rows = earlier.length > 0 ? earlier : page
  return { rows, next: Number(rows.at(-1)?.at) }
}
