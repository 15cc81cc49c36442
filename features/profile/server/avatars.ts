import { randomUUID } from 'node:crypto'
import type { Clock, Database, Files } from '../../data/contract'
import type { Accounts } from '../../session/contract'
import { avatarPath } from './avatar-path'
import { isAvatar, writeAvatar } from './head-queries'
import { dropLoose, noteLoose } from './loose-picture-queries'
import { makePictures } from './pictures'
import type { Profiles } from './profiles'
import { readPicture } from './read-picture'
import type { ProfileDb, ProfileTables } from './tables'

/** Well after an upload has ended, one way or the other. */
const UPLOAD_MS = 3_600_000

export interface Avatars {
  /** Makes this somebody's picture; the old one is gone. Returns its path. Throws `not-a-picture`. */
  set(personId: number, bytes: Uint8Array): Promise<string>
  remove(personId: number): Promise<void>
  /** The bytes of a picture; undefined for what is nobody's. */
  find(db: ProfileDb, file: string): Promise<Uint8Array | undefined>
}

export interface AvatarParts {
  readonly database: Database
  readonly profiles: Profiles
  readonly accounts: Accounts
  readonly files: Files
  readonly clock: Clock
}

export function createAvatars({ database, profiles, accounts, files, clock }: AvatarParts): Avatars {
  const put = (size: string, bytes: Uint8Array, id: string) =>
    files.put({ name: `avatar-${size}.webp`, contentType: 'image/webp' }, bytes, id)
  /** What could not go at once is left to the purge. */
  const removeAll = async (ids: readonly (string | null)[]) => {
    const gone = ids.filter((id) => id !== null)
    await Promise.all(gone.map((id) => files.remove(id)))
      .then(() => dropLoose(database.of<ProfileTables>(), gone))
      .catch(() => undefined)
  }

  /** The files go when the change stands: until then somebody may still see the old ones. */
  async function replace(personId: number, avatar: { small: string; large: string } | undefined): Promise<void> {
    const old = await profiles.change(personId, async (db, tx, head) => {
      await writeAvatar(db, personId, avatar)
      await noteLoose(db, [head.avatar_small, head.avatar_large], clock.now())
      if (avatar) await dropLoose(db, [avatar.small, avatar.large])
      await accounts.change(tx, personId, { avatar: avatarPath(avatar?.small) ?? null })
      return [head.avatar_small, head.avatar_large]
    })
    await removeAll(old)
  }

  return {
    async set(personId, bytes) {
      const pictures = await makePictures(bytes)
      const [small, large] = [randomUUID(), randomUUID()]
      const since = new Date(clock.now().getTime() + UPLOAD_MS)
      await noteLoose(database.of<ProfileTables>(), [small, large], since)
      try {
        await put('256', pictures.small, small)
        await put('512', pictures.large, large)
        await replace(personId, { small, large })
      } catch (error) {
        await removeAll([small, large])
        throw error
      }
      return avatarPath(small) ?? ''
    },
    remove: (personId) => replace(personId, undefined),
    async find(db, file) {
      if (!(await isAvatar(db, file))) return undefined
      return readPicture(files, file)
    },
  }
}
