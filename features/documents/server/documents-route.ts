import type { EditionTables } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { endpoint } from '../../web/contract'
import { shownDocument } from '../contract'
import { OpportunityParams, ShownDocuments } from '../contract/wire'
import { demandReadable } from './demand-readable'
import { openDocuments } from './documents-of'

export function documentsRoute(tables: EditionTables, opportunities: Opportunities) {
  const editions = openDocuments(tables)
  return endpoint({
    id: 'documents.of',
    method: 'GET',
    path: '/api/documents/of/:opportunityId',
    strangers: 'same',
    access: 'public',
    cache: { seconds: 5, tag: 'listings', nobodyOnly: true },
    request: { params: OpportunityParams },
    response: { 200: ShownDocuments },
    summary: 'Files and links of the organizer beside an opportunity.',
    async handle({ params: { opportunityId }, subject }) {
      await demandReadable(opportunities, opportunityId, subject)
      const edition = await editions.latest(opportunityId)
      const documents = edition?.written.documents ?? []
      return {
        opportunityId,
        version: edition?.version ?? 0,
        documents: documents.map(shownDocument),
      }
    },
  })
}
