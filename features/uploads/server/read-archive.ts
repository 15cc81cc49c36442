import { strFromU8, unzipSync } from 'fflate'
import { MEGABYTE, uploadErrors } from '../contract'

const MOST_ENTRIES = 2000
const MOST_UNPACKED_BYTES = 250 * MEGABYTE
const CONTENT_TYPES = '[Content_Types].xml'

export interface Archive {
  readonly names: readonly string[]
  /** What an Office file says of its parts; empty in other archives. */
  readonly contentTypes: string
}

/** By the archive's own directory: nothing is unpacked but the small list that Office files have. Throws `unsafe`, `damaged`. */
export function readArchive(bytes: Uint8Array): Archive {
  const names: string[] = []
  let unpacked = 0
  const tooMuch = () =>
    uploadErrors.unsafe('This archive unpacks to more than 250 MB or 2,000 files. Leave out what is not needed.')
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name)
        unpacked += originalSize
        if (names.length > MOST_ENTRIES || unpacked > MOST_UNPACKED_BYTES) throw tooMuch()
        return name === CONTENT_TYPES && originalSize < MEGABYTE
      },
    })
    return { names, contentTypes: strFromU8(parts[CONTENT_TYPES] ?? new Uint8Array()) }
  } catch (cause) {
    if (names.length > MOST_ENTRIES || unpacked > MOST_UNPACKED_BYTES) throw cause
    throw uploadErrors.damaged('This file is damaged and cannot be opened. Save or pack it again, then choose it.', {
      cause,
    })
  }
}
