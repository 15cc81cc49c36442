import type { Files } from '../../data/contract'

/** The bytes of a stored picture; undefined for what is not there. */
export async function readPicture(files: Files, id: string): Promise<Buffer | undefined> {
  const stored = await files.find(id)
  if (!stored) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of stored.content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
