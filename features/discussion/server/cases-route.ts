import type { Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { permission, personOf, type People } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { type Case, Cases, CasesQuery } from '../contract/wire'
import { isBy, MODERATE } from './may-moderate'
import { listCases, openReports } from './report-queries'
import type { DiscussionTables, PostRow } from './tables'

const PAGE = 20

export function casesRoute(database: Database, opportunities: Opportunities, people: () => People | undefined) {
  return endpoint({
    id: 'discussion.cases',
    method: 'GET',
    path: '/api/discussion/cases',
    access: [permission(MODERATE)],
    request: { query: CasesQuery },
    response: { 200: Cases },
    summary: 'What was held or reported, newest first; or what moderators took away.',
    async handle({ subject, query: { state = 'open', after } }) {
      const { id: reader } = personOf(subject)
      const db = database.of<DiscussionTables>()
      const rows = await listCases(db, state, after, PAGE)
      const shown = rows.slice(0, PAGE)
      const [reports, names, about] = await Promise.all([
        openReports(
          db,
          shown.map(({ id }) => id),
        ),
        people()?.list(shown.flatMap(({ person_id }) => person_id ?? [])),
        Promise.all([...new Set(shown.map((row) => row.opportunity_id))].map((id) => opportunities.find(id))),
      ])
      const caseOf = (row: PostRow): Case => {
        const opportunity = about.find((each) => each?.id === row.opportunity_id)
        const said = reports.filter(({ post_id }) => post_id === row.id)
        return {
          id: row.id,
          version: row.version,
          kind: row.kind,
          state: row.state,
          text: row.text,
          at: row.at.toISOString(),
          by: names?.find(({ id }) => id === row.person_id)?.name ?? null,
          opportunity: { title: opportunity?.title ?? '', path: opportunity?.path ?? '/' },
          heldFor: row.held_for.split(',').filter(Boolean),
          reports: said.map(({ reason, note, at }) => ({ reason, note, at: at.toISOString() })),
          isOwn: said.length > 0 && isBy(row, opportunity, reader),
        }
      }
      return { items: shown.map(caseOf), next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null }
    },
  })
}
