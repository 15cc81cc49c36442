import type { Clock, Database, Files, Seed } from '../../data/contract'
import { insertFile } from './file-queries'
import { createDocumentWriter, type DocumentParts, openDocuments } from './documents-of'
import { writePdf } from './write-pdf'
import type { DocumentsTables } from './tables'

const EACH = 12
const KINDS = ['hackathon', 'competition', 'quiz'] as const

const rules = (title: string) => [
  title,
  'Rule book',
  '',
  '1. Everybody of a team is registered here before the deadline.',
  '2. What you hand in is your own work; what you build on is named.',
  '3. One submission counts for each team: the last before the deadline.',
  '4. Judges do not judge teams of their own college or employer.',
  '5. Results and all scores are told on the promised day.',
]

/** A rule book and a link beside some of the demo's hackathons, competitions and quizzes. */
export function documentsSeed(database: Database, files: Files, clock: Clock, parts: DocumentParts): Seed {
  const [write, editions] = [createDocumentWriter(parts), openDocuments(parts.tables)]
  return {
    id: 'documents.demo',
    async run() {
      const rows = await Promise.all(
        KINDS.map((kind) => parts.opportunities.list({ kind, states: ['live'], limit: EACH })),
      )
      for (const { id, title, organizerId } of rows.flat()) {
        if (await editions.latest(id)) continue
        const type = 'application/pdf'
        const name = 'Rule book.pdf'
        const stored = await files.put({ name, contentType: type }, writePdf(rules(title)))
        const row = { name, type, bytes: stored.bytes, made_at: clock.now() } as const
        await insertFile(database.of<DocumentsTables>(), { file_id: stored.id, person_id: organizerId, ...row })
        const book = {
          kind: 'file',
          key: 'rules',
          title: 'Rule book',
          fileId: stored.id,
          type,
          bytes: stored.bytes,
        } as const
        const past = {
          kind: 'link',
          key: 'past',
          title: 'What was built last year',
          url: 'https://example.org/last-year',
        } as const
        await database.transact((tx) =>
          write(tx, { opportunityId: id, written: { documents: [book, past] }, by: organizerId }),
        )
      }
    },
  }
}
