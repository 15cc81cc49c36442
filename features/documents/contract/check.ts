import type { DocumentProblem, WrittenDocuments } from './written'

export const MOST_DOCUMENTS = 12

/** What can be wrong with documents; screens translate the key, `documents.problem.<key>`. */
export const documentSentences: Readonly<Record<DocumentProblem['says'], string>> = {
  titleMissing: 'A document has no name.',
  notAnAddress: 'A link is no address of a web page: it begins with https://.',
}

export function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(text.trim())
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === ''
  } catch {
    return false
  }
}

export function documentProblems({ documents }: WrittenDocuments): readonly DocumentProblem[] {
  return documents.flatMap((each, at): DocumentProblem[] => [
    ...(each.title.trim() === '' ? [{ at, field: 'title', says: 'titleMissing' } as const] : []),
    ...(each.kind === 'link' && !isWebAddress(each.url) ? [{ at, field: 'url', says: 'notAnAddress' } as const] : []),
  ])
}
