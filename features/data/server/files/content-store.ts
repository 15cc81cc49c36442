import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { DataSettings } from '../settings'

/** A content that is on disk but has no name yet. */
export interface Draft {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** For what another node may have taken away meanwhile. */
const unlessMissing =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise
    throw error
  }

type Place = Pick<DataSettings, 'filesUrl' | 'dataDir'>

/** Where the settings say: of every node the same. */
export const filesFolderOf = ({ filesUrl, dataDir }: Place): string =>
  filesUrl === undefined ? join(dataDir, 'files') : fileURLToPath(filesUrl)

export const storeOf = (place: Place) => createContentStore(filesFolderOf(place))

/** Contents on disk, named by their SHA-256: the same picture twice is one file. */
function createContentStore(folder: string) {
  const draftOf = (name: string) => join(folder, 'drafts', name)
  const placeOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)

  return {
    /** Streams a content into a draft: whatever stops it, no half file ever has a name. */
    async write(draftName: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<Draft> {
      const path = draftOf(draftName)
      await mkdir(dirname(path), { recursive: true })
      const file = await open(path, 'wx')
      const hash = createHash('sha256')
      let bytes = 0
      try {
        for await (const chunk of content instanceof Uint8Array ? [content] : content) {
          hash.update(chunk)
          bytes += chunk.byteLength
          await file.writeFile(chunk)
        }
        await file.sync()
      } catch (error) {
        await file.close()
        await rm(path, { force: true })
        throw error
      }
      await file.close()
      return { path, bytes, sha256: hash.digest('hex') }
    },
    async keep({ path, sha256 }: Draft): Promise<void> {
      const place = placeOf(sha256)
      await mkdir(dirname(place), { recursive: true })
      await rename(path, place)
    },
    discard: (draftName: string) => rm(draftOf(draftName), { force: true }),
    /** Those that nobody has written to since. How many. */
    async purgeDrafts(before: Date): Promise<number> {
      const names = await readdir(join(folder, 'drafts')).catch(unlessMissing<string[]>([]))
      let purged = 0
      for (const name of names) {
        const known = await stat(draftOf(name)).catch(unlessMissing(undefined))
        if (!known || known.mtime > before) continue
        await rm(draftOf(name), { force: true })
        purged += 1
      }
      return purged
    },
    remove: (sha256: string) => rm(placeOf(sha256), { force: true }),
    /** Opened at once, read as it is asked for; undefined when it is not there. */
    async read(sha256: string): Promise<AsyncIterable<Uint8Array> | undefined> {
      const stream = createReadStream(placeOf(sha256))
      try {
        await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
        return stream
      } catch (error) {
        await finished(stream).catch(() => undefined)
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
  }
}
