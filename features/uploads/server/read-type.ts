import {
  endingsOf,
  type FileRule,
  type FileType,
  fileTypes,
  isProtectedPdf,
  looksLike,
  uploadErrors,
} from '../contract'
import { type Archive, readArchive } from './read-archive'

/** Programs that Word, PowerPoint and Excel would run: their part of a file, what it says of its parts, and the endings of such files. */
const MACRO_PART = /(?:^|\/)vbaProject\.bin$|\.(?:doc|dot|xls|xlt|xla|ppt|pot|pps|ppa)m$/i
const MACRO_TYPE = /macroEnabled/i
/** A place outside of the folder that it is unpacked into. */
const OUTSIDE = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i

function officeType({ names, contentTypes }: Archive): FileType | 'other-office' | undefined {
  if (contentTypes === '') return undefined
  if (names.some((name) => name.startsWith('word/'))) return 'docx'
  return names.some((name) => name.startsWith('ppt/')) ? 'pptx' : 'other-office'
}

function demandHarmless({ names, contentTypes }: Archive): void {
  if (MACRO_TYPE.test(contentTypes) || names.some((name) => MACRO_PART.test(name)))
    throw uploadErrors.unsafe('This file holds macros. Save it without them, as DOCX, PPTX or PDF, then choose it.')
  if (names.some((name) => OUTSIDE.test(name)))
    throw uploadErrors.unsafe('This archive would write outside of its own folder. Pack it again, then choose it.')
}

/** What a file is by its content, whatever it is called. Throws `other-kind`, `protected-pdf`, `unsafe`, `damaged`. */
export function readType(bytes: Uint8Array, { kinds }: Pick<FileRule, 'kinds'>): FileType {
  const head = looksLike(bytes)
  const archive = head === 'zip' ? readArchive(bytes) : undefined
  if (archive) demandHarmless(archive)
  const type = (archive && officeType(archive)) ?? head
  if (type === undefined || type === 'other-office' || !kinds.includes(fileTypes[type].kind)) {
    const taken = endingsOf(kinds).join(', ').toUpperCase()
    throw uploadErrors.otherKind(`By its content this is none of what is asked for: ${taken}. Choose another file.`)
  }
  if (type === 'pdf' && isProtectedPdf(bytes))
    throw uploadErrors.protectedPdf(
      'This PDF is protected by a password, or against printing or copying. Save it without protection, then choose it.',
    )
  return type
}
