import type { Database } from '../../../data/contract'
import type { People } from '../../../session/contract'
import type { RevisionLine } from '../../contract/wire-revisions'
import { contentOf } from '../draft-content'
import type { ManageTables } from '../draft-queries'
import { readFew } from '../read-few'
import type { Warn } from '../warnings'
import type { Writing } from '../writing'
import { listHandedIn } from './handed-in-queries'
import type { Revision, Revisions } from './revisions'
import { asRevised, whatChanged } from './what-changed'

const LIST_LIMIT = 100

export interface ListWaitingParts {
  readonly database: Database
  readonly people: People
  readonly writing: Writing
  readonly revisions: Revisions
  readonly warn: Warn
}

/** What waits to be approved of what is public, with the warnings that a first text has. */
export function createListWaiting({ database, people, writing, revisions, warn }: ListWaitingParts) {
  function toldOf(revision: Revision) {
    const { draft, known, before } = revision
    const after = asRevised(before, writing.kept(draft.body))
    const content = { ...contentOf(after), externalUrl: known.externalUrl }
    return { ...revision, after, content, parts: after.parts, organizerId: draft.person_id }
  }

  return async (): Promise<readonly RevisionLine[]> => {
    const rows = await listHandedIn(database.of<ManageTables>(), LIST_LIMIT)
    const found = await readFew(rows, (row) => revisions.of(row))
    const open = await warn(found.filter((each) => each !== undefined).map(toldOf))
    const organizers = await people.list([...new Set(open.map(({ organizerId }) => organizerId))])
    const names = new Map(organizers.map(({ id, name }) => [id, name]))
    return open.map(({ draft, known, before, after, organizerId, warnings }) => ({
      id: known.id,
      ...{ title: known.title, kind: known.kind, path: known.path, organisation: known.organisation },
      organizer: names.get(organizerId) ?? '',
      handedInAt: draft.handed_in_at?.toISOString() ?? '',
      version: draft.version,
      changes: [...whatChanged(before, after)],
      ...warnings,
    }))
  }
}
