import { randomUUID } from 'node:crypto'
import type { Clock, Files, LooseFiles } from '../../data/contract'
import type { Accounts } from '../../session/contract'
import { avatarPath } from './avatar-path'
import { isAvatar, picturesOf, writeAvatar } from './head-queries'
import { makePictures } from './pictures'
import type { Profiles } from './profiles'
import { readPicture } from './read-picture'
import type { ProfileDb } from './tables'

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
  readonly profiles: Profiles
  readonly accounts: Accounts
  readonly files: Files
  readonly looseFiles: LooseFiles
  readonly clock: Clock
}

export function createAvatars({ profiles, accounts, files, looseFiles, clock }: AvatarParts): Avatars {
  const put = (size: string, bytes: Uint8Array, id: string) =>
    files.put({ name: `avatar-${size}.webp`, contentType: 'image/webp' }, bytes, id)

  async function replace(personId: number, avatar: { small: string; large: string } | undefined): Promise<void> {
    await profiles.change(personId, async (db, tx, head) => {
      await writeAvatar(db, personId, avatar)
      if (avatar) await looseFiles.claim(tx, [avatar.small, avatar.large])
      await looseFiles.release(tx, picturesOf(head))
      await accounts.change(tx, personId, { avatar: avatarPath(avatar?.small) ?? null })
    })
  }

  return {
    async set(personId, bytes) {
      const pictures = await makePictures(bytes)
      const [small, large] = [randomUUID(), randomUUID()]
      await looseFiles.expect([small, large], new Date(clock.now().getTime() + UPLOAD_MS))
      await put('256', pictures.small, small)
      await put('512', pictures.large, large)
      await replace(personId, { small, large })
      return avatarPath(small) ?? ''
    },
    remove: (personId) => replace(personId, undefined),
    async find(db, file) {
      if (!(await isAvatar(db, file))) return undefined
      return readPicture(files, file)
    },
  }
}
