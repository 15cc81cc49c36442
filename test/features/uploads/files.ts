import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { writePdf } from '../../../features/documents/server/write-pdf'
import { CHUNK_BYTES } from '../../../features/uploads/contract'
import type { Caller, Reply } from '../../support/api'

const types = (main: string) => strToU8(`<Types><Override ContentType="application/vnd.${main}+xml"/></Types>`)
const office = (folder: string, more: Readonly<Record<string, Uint8Array>> = {}, main = 'openxmlformats') =>
  zipSync({ '[Content_Types].xml': types(main), [`${folder}/main.xml`]: strToU8('<x/>'), ...more })

export const pdf = writePdf(['Curriculum vitae'])
export const protectedPdf = Buffer.from(
  Buffer.from(pdf).toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 6 0 R'),
  'latin1',
)
export const docx = office('word')
export const pptx = office('ppt')
export const xlsx = office('xl')
export const docm = office('word', { 'word/vbaProject.bin': new Uint8Array(8) })
export const renamedDocm = office('word', {}, 'ms-word.document.macroEnabled.main')
export const zip = zipSync({ 'नमूना/pitch.txt': strToU8('hello') })
export const zipOutside = zipSync({ '../../etc/passwd': strToU8('x') })
export const zipWithDocm = zipSync({ 'letters/cv.DOCM': docm })
export const manyFiles = zipSync(
  Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}`, new Uint8Array()])),
)
/** 300 MB of nothing in a third of a megabyte: three entries that say so in the archive's directory. */
export function bomb(): Uint8Array {
  const packed = zipSync({ a: new Uint8Array(1024), b: new Uint8Array(1024), c: new Uint8Array(1024) })
  const view = new DataView(packed.buffer, packed.byteOffset)
  for (let at = 0; at + 4 <= packed.byteLength; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100 * 1024 * 1024, true)
  return packed
}
export const png = Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\n'), 0, 0])

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface Place {
  readonly purpose: string
  readonly about: string
}

export const begin = (as: Caller, place: Place, bytes: Uint8Array, name = 'cv.pdf') =>
  as.post('/api/uploads', { ...place, name, bytes: bytes.byteLength, sha256: sha256(bytes) })

export const sendPart = (as: Caller, id: string, at: number, part: Uint8Array) =>
  as.put(`/api/uploads/${id}/parts/${at}`, part, { 'content-type': 'application/octet-stream' })

/** Sends all of a file, as a page does: the answer to its end, or to what was refused before. */
export async function send(as: Caller, place: Place, bytes: Uint8Array, name = 'cv.pdf'): Promise<Reply> {
  const begun = await begin(as, place, bytes, name)
  if (begun.status !== 201) return begun
  const { id } = begun.body
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
    const sent = await sendPart(as, id, at, bytes.subarray(at, at + CHUNK_BYTES))
    if (sent.status !== 200) return sent
  }
  return as.post(`/api/uploads/${id}/finish`)
}
