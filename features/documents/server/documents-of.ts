import type { Database, Editions, EditionTables, Tx } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { documentErrors, type WrittenDocument, type WrittenDocuments } from '../contract'
import { attach, listFiles, opportunitiesOf } from './file-queries'
import type { DocumentsTables, FileRow } from './tables'

/** Versions of the documents beside an opportunity. */
export const DOCUMENT_EDITIONS = 'documents.edition'

export const openDocuments = (tables: EditionTables): Editions<WrittenDocuments> =>
  tables.open<WrittenDocuments>(DOCUMENT_EDITIONS)

export interface DocumentParts {
  readonly database: Database
  readonly tables: EditionTables
  readonly opportunities: Opportunities
}

const isPublic = ({ state, visibility }: Opportunity) =>
  visibility === 'public' && (state === 'live' || state === 'closed')

interface Writing {
  readonly opportunityId: number
  readonly written: WrittenDocuments
  readonly by: number | null
  /** It is a copy of this one, which `by` manages: its files they may fetch, so they may show them. */
  readonly copyOf?: number
}

/**
 * Writes the documents of an opportunity: what a file is, is the table's word, and nobody shows a file that is not theirs to show. Throws `gone` at
 * one that is not there or not theirs; in a copy it is left out.
 */
export function createDocumentWriter({ database, tables, opportunities }: DocumentParts) {
  const editions = openDocuments(tables)

  /** Its owner may, whoever shows it already may, and everybody may show what everybody can read. */
  async function mayShow(tx: Tx, file: FileRow, { opportunityId, copyOf, by }: Writing): Promise<boolean> {
    if (file.person_id === by) return true
    const shownAt = await opportunitiesOf(database.on<DocumentsTables>(tx), file.file_id)
    if (shownAt.includes(opportunityId) || (copyOf !== undefined && shownAt.includes(copyOf))) return true
    for (const id of shownAt) {
      const other = await opportunities.find(id, tx)
      if (other && (other.organizerId === by || isPublic(other))) return true
    }
    return false
  }

  return async (tx: Tx, writing: Writing): Promise<void> => {
    const { opportunityId, written, by, copyOf } = writing
    if (written.documents.length === 0 && !(await editions.latest(opportunityId, tx))) return
    const db = database.on<DocumentsTables>(tx)
    const named = written.documents.flatMap((each) => (each.kind === 'file' ? [each.fileId] : []))
    const known = new Map((await listFiles(db, named)).map((file) => [file.file_id, file]))
    const kept: WrittenDocument[] = []
    for (const each of written.documents) {
      const title = each.title.trim()
      if (each.kind === 'link') {
        kept.push({ ...each, title, url: each.url.trim() })
        continue
      }
      const file = known.get(each.fileId)
      if (file && (await mayShow(tx, file, writing))) kept.push({ ...each, title, type: file.type, bytes: file.bytes })
      else if (copyOf === undefined)
        throw documentErrors.gone(`The file of “${title}” is not there any more. Upload it again, or take it out.`)
    }
    await editions.add(tx, opportunityId, { documents: kept }, by)
    await attach(
      db,
      opportunityId,
      kept.flatMap((each) => (each.kind === 'file' ? [each.fileId] : [])),
    )
  }
}
