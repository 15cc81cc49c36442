import type { Files } from '../../data/contract'
import type { Accounts } from '../../session/contract'
import { avatarPath } from './avatar-path'
import { isAvatar, writeAvatar } from './head-queries'
import { makePictures } from './pictures'
import type { Profiles } from './profiles'
import { readPicture } from './read-picture'
import type { ProfileDb } from './tables'

export interface Avatars {
  /** Makes this somebody's picture; the old one is gone. Returns its path. Throws `not-a-picture`. */
  set(personId: number, bytes: Uint8Array): Promise<string>
  remove(personId: number): Promise<void>
  /** The bytes of a picture; undefined for what is nobody's. */
  find(db: ProfileDb, file: string): Promise<Uint8Array | undefined>
}

export function createAvatars(profiles: Profiles, accounts: Accounts, files: Files): Avatars {
  const put = (size: string, bytes: Uint8Array) =>
    files.put({ name: `avatar-${size}.webp`, contentType: 'image/webp' }, bytes)
  const removeAll = (ids: readonly (string | null)[]) =>
    Promise.all(ids.map((id) => (id === null ? undefined : files.remove(id))))

  /** The files go when the change stands: until then somebody may still see the old ones. */
  async function replace(personId: number, avatar: { small: string; large: string } | undefined): Promise<void> {
    const old = await profiles.change(personId, async (db, tx, head) => {
      await writeAvatar(db, personId, avatar)
      await accounts.change(tx, personId, { avatar: avatarPath(avatar?.small) ?? null })
      return [head.avatar_small, head.avatar_large]
    })
    await removeAll(old)
  }

  return {
    async set(personId, bytes) {
      const pictures = await makePictures(bytes)
      const small = (await put('256', pictures.small)).id
      const large = (await put('512', pictures.large)).id
      try {
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
