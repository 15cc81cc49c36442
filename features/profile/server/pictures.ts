import { profileErrors } from '../contract'

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
const MAX_PIXELS = 40_000_000

const begins = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0))

/** By what the file begins with; its name and its content type may say anything. Nothing else reaches the decoder. */
function isPicture(bytes: Uint8Array): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  const isPng = bytes[0] === 0x89 && begins(bytes, 'PNG', 1)
  const isWebp = begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)
  return isJpeg || isPng || isWebp || begins(bytes, 'GIF8')
}

export interface Pictures {
  readonly small: Uint8Array
  readonly large: Uint8Array
}

/** A face in two squares of WebP, turned upright, without what the camera wrote into it. Throws `not-a-picture`. */
export async function makePictures(bytes: Uint8Array): Promise<Pictures> {
  if (!isPicture(bytes))
    throw profileErrors.notAPicture('This file is not a JPEG, PNG, WebP or GIF picture. Choose another one.')
  const { default: sharp } = await import('sharp')
  const square = (side: number) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality: 82 })
      .toBuffer()
  try {
    // One after the other: a picture of 40 megapixels is large once it is read.
    const large = await square(512)
    return { large, small: await square(256) }
  } catch (cause) {
    const isHuge = /pixel limit/i.test(String(cause))
    throw profileErrors.notAPicture(
      isHuge
        ? 'This picture has more than 40 megapixels. Choose a smaller one.'
        : 'This picture is damaged and could not be read. Choose another one.',
      { cause },
    )
  }
}
