/** What may be asked for; each is a set of types. */
export const fileKinds = ['pdf', 'picture', 'office', 'zip'] as const
export type FileKind = (typeof fileKinds)[number]

/** Every type that is taken, by the ending that its files have. */
export const fileTypes = {
  pdf: { kind: 'pdf', mime: 'application/pdf' },
  jpg: { kind: 'picture', mime: 'image/jpeg' },
  png: { kind: 'picture', mime: 'image/png' },
  webp: { kind: 'picture', mime: 'image/webp' },
  docx: { kind: 'office', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  pptx: { kind: 'office', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  zip: { kind: 'zip', mime: 'application/zip' },
} as const satisfies Readonly<Record<string, { readonly kind: FileKind; readonly mime: string }>>
export type FileType = keyof typeof fileTypes

/** The endings of a kind, as people know them: `JPG`, `PNG`, `WEBP`. */
export const endingsOf = (kinds: readonly FileKind[]): readonly FileType[] =>
  (Object.keys(fileTypes) as FileType[]).filter((type) => kinds.includes(fileTypes[type].kind))

export const MEGABYTE = 1024 * 1024
export const MOST_MEGABYTES = 10

/** So much is sent at a time, and lost at most where a connection breaks. */
export const CHUNK_BYTES = 512 * 1024

/** What is taken for a purpose. */
export interface FileRule {
  readonly kinds: readonly FileKind[]
  readonly mostBytes: number
}

/** So many bytes of a file are enough for `looksLike`. */
export const HEAD_BYTES = 16

const heads = {
  pdf: (head: string) => head.startsWith('%PDF-'),
  jpg: (head: string) => head.startsWith('\xff\xd8\xff'),
  png: (head: string) => head.startsWith('\x89PNG'),
  webp: (head: string) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  zip: (head: string) => head.startsWith('PK\x03\x04'),
}
type Head = keyof typeof heads

/** By what a file begins with, whatever it is called. Office files are archives, too: `zip` until one looks into them. */
export function looksLike(bytes: Uint8Array): Head | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  return (Object.keys(heads) as Head[]).find((type) => heads[type](head))
}

/** What of a file can be said before it is sent. */
export function headProblem(
  { kinds, mostBytes }: FileRule,
  file: { readonly bytes: number; readonly head: Uint8Array },
): 'empty' | 'too-large' | 'other-kind' | undefined {
  if (file.bytes === 0) return 'empty'
  if (file.bytes > mostBytes) return 'too-large'
  const type = looksLike(file.head)
  const isTaken = type && (kinds.includes(fileTypes[type].kind) || (type === 'zip' && kinds.includes('office')))
  return isTaken ? undefined : 'other-kind'
}
