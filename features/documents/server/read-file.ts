import { isProtectedPdf, looksLike } from '../../uploads/contract'
import { documentErrors, type DocumentType } from '../contract'

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 4000
const formats: Readonly<Record<string, DocumentType>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** By what the file begins with; its name and its content type may say anything. Nothing else reaches the decoder. */
const kinds = { pdf: 'pdf', jpg: 'picture', png: 'picture', webp: 'picture', zip: undefined } as const

/** What is kept of a file: a PDF as it is, a picture drawn anew, upright and without what the camera wrote into it. Throws `not-a-document`. */
export async function readFile(
  bytes: Uint8Array,
): Promise<{ readonly type: DocumentType; readonly content: Uint8Array }> {
  const head = looksLike(bytes)
  const kind = head && kinds[head]
  if (!kind)
    throw documentErrors.notADocument(
      'This file is not a PDF, JPEG, PNG or WebP. Save it as one of these, or add a link.',
    )
  if (kind === 'pdf') {
    if (isProtectedPdf(bytes))
      throw documentErrors.notADocument(
        'This PDF is protected by a password, or against printing or copying. Save it without protection, then choose it.',
      )
    return { type: 'application/pdf', content: bytes }
  }
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    const { format } = await picture.metadata()
    const type = formats[format ?? '']
    if (!type) throw new Error(`a picture of format ${format}`)
    const fitting = picture.autoOrient().resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    return { type, content: await fitting.toBuffer() }
  } catch (cause) {
    throw documentErrors.notADocument(
      'This picture is damaged or too large and could not be read. Choose another one.',
      {
        cause,
      },
    )
  }
}
