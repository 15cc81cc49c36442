/** What a file may be, told by its content. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type DocumentType = (typeof documentTypes)[number]

export const MAX_BYTES = 10 * 1024 * 1024

/** A file that was uploaded; what it is and how large is the server's word. */
export interface Paper {
  readonly kind: 'file'
  readonly key: string
  readonly title: string
  readonly fileId: string
  readonly type: DocumentType
  readonly bytes: number
}

export interface DocumentLink {
  readonly kind: 'link'
  readonly key: string
  readonly title: string
  readonly url: string
}

export type WrittenDocument = Paper | DocumentLink

export interface WrittenDocuments {
  readonly documents: readonly WrittenDocument[]
}

export interface DocumentProblem {
  /** Which document, by its place. */
  readonly at: number
  readonly field: 'title' | 'url'
  readonly says: 'titleMissing' | 'notAnAddress'
}
