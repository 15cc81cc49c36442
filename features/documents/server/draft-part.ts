import { Value } from '@sinclair/typebox/value'
import type { Json } from '../../../kernel/index'
import type { DraftPart } from '../../manage/contract'
import { documentProblems, documentSentences, type WrittenDocuments } from '../contract'
import { WrittenDocuments as WrittenSchema } from '../contract/wire'
import { createDocumentWriter, type DocumentParts, openDocuments } from './documents-of'

const PATH = 'parts.documents'
const nothing: WrittenDocuments = { documents: [] }

/** What was written in the step, if it has the shape of documents at all. */
function readWritten(part: Json | undefined): WrittenDocuments | undefined {
  if (part === undefined || part === null) return nothing
  return Value.Check(WrittenSchema, part) ? (part as unknown as WrittenDocuments) : undefined
}

export function documentsDraftPart(parts: DocumentParts): DraftPart {
  const [write, editions] = [createDocumentWriter(parts), openDocuments(parts.tables)]
  return {
    id: 'documents.documents',
    problems(part) {
      const written = readWritten(part)
      if (!written) return [{ path: PATH, message: 'These documents could not be read: add them again.' }]
      return documentProblems(written).map(({ at, field, says }) => ({
        path: `${PATH}.documents.${at}.${field}`,
        message: documentSentences[says],
      }))
    },
    write: (tx, opportunityId, part, by) => write(tx, { opportunityId, written: readWritten(part) ?? nothing, by }),
    copy: (tx, { from, to }, part, by) =>
      write(tx, { opportunityId: to, copyOf: from, written: readWritten(part) ?? nothing, by }),
    async read(opportunityId) {
      const edition = await editions.latest(opportunityId)
      return edition && edition.written.documents.length > 0 ? (edition.written as unknown as Json) : undefined
    },
    words(part) {
      const { documents } = readWritten(part) ?? nothing
      return {
        texts: documents.map(({ title }) => title),
        links: documents.flatMap((each) => (each.kind === 'link' ? each.url : [])),
      }
    },
    kept: (part) => (readWritten(part)?.documents.length === 0 ? undefined : part),
  }
}
