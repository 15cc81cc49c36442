import type { WrittenDocument } from './written'

/** A document as pages show it. */
export function shownDocument(document: WrittenDocument) {
  const { title } = document
  if (document.kind === 'link') return { title, href: new URL(document.url).href, type: null, bytes: null }
  return { title, href: `/api/documents/files/${document.fileId}`, type: document.type, bytes: document.bytes }
}
