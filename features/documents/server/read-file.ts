import { documentErrors, type DocumentType } from '../contract'

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 4000
const formats: Readonly<Record<string, DocumentType>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

const begins = (bytes: Uint8Array, signs: readonly number[], at = 0) =>
  signs.every((sign, index) => bytes[at + index] === sign)
const signs = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

/** By what the file begins with; its name and its content type may say anything. Nothing else reaches the decoder. */
function looksLike(bytes: Uint8Array): 'pdf' | 'picture' | undefined {
  if (begins(bytes, signs('%PDF-'))) return 'pdf'
  const isJpeg = begins(bytes, [0xff, 0xd8, 0xff])
  const isPng = begins(bytes, [0x89, ...signs('PNG')])
  const isWebp = begins(bytes, signs('RIFF')) && begins(bytes, signs('WEBP'), 8)
  return isJpeg || isPng || isWebp ? 'picture' : undefined
}

/** What is kept of a file: a PDF as it is, a picture drawn anew, upright and without what the camera wrote into it. Throws `not-a-document`. */
export async function readFile(
  bytes: Uint8Array,
): Promise<{ readonly type: DocumentType; readonly content: Uint8Array }> {
  const kind = looksLike(bytes)
  if (!kind)
    throw documentErrors.notADocument(
      'This file is not a PDF, JPEG, PNG or WebP. Save it as one of these, or add a link.',
    )
  if (kind === 'pdf') return { type: 'application/pdf', content: bytes }
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
