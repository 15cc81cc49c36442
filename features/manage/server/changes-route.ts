import type { Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { endpoint } from '../../web/contract'
import { ById, Changes } from '../contract/wire'
import { type DeadlineTables, listChanges } from './deadline/deadline-queries'
import { listRevisions, type RevisionTables } from './revision/revision-queries'

/** What became of an opportunity since it was public, for everybody to read. */
export function changesRoute(database: Database, opportunities: Opportunities) {
  return endpoint({
    id: 'manage.changes',
    method: 'GET',
    path: '/api/manage/opportunities/:id/changes',
    strangers: 'same',
    access: 'public',
    cache: { seconds: 5, tag: 'listings', nobodyOnly: true },
    request: { params: ById },
    response: { 200: Changes },
    summary: 'How the deadline was moved and what else was changed since it became public, the last time first.',
    async handle({ params, subject }) {
      const { zone } = await opportunities.getShown(params.id, subject)
      const [deadlines, revisions] = await Promise.all([
        listChanges(database.of<DeadlineTables>(), params.id),
        listRevisions(database.of<RevisionTables>(), params.id),
      ])
      return {
        zone,
        deadlines: deadlines.map((row) => ({
          wasAt: row.was_at?.toISOString() ?? null,
          closesAt: row.closes_at.toISOString(),
          why: row.why,
          by: row.is_organizer ? ('organizer' as const) : ('team' as const),
          at: row.at.toISOString(),
        })),
        revisions: revisions.map(({ changes, at }) => ({ changes, at: at.toISOString() })),
      }
    },
  })
}
