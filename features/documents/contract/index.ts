/** What the house may know of `documents`: an organizer's files and links beside an opportunity. */
import { defineErrors } from '../../web/contract'

export { documentProblems, documentSentences, isWebAddress, MOST_DOCUMENTS } from './check'
export { shownDocument } from './shown'
export type { DocumentLink, DocumentProblem, DocumentType, Paper, WrittenDocument, WrittenDocuments } from './written'
export { documentTypes, MAX_BYTES } from './written'

export const documentErrors = defineErrors('documents', {
  notADocument: { status: 422, title: 'This file is no PDF and no picture' },
  tooMany: { status: 409, title: 'Too many files wait to be used' },
  gone: { status: 422, title: 'A file is not there any more' },
})
