import type { Database } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { AvatarAnswer, AvatarParams } from '../contract/wire'
import type { Avatars } from './avatars'
import { MAX_PICTURE_BYTES } from './pictures'
import type { ProfileTables } from './tables'

const access = [signedIn()]

export function setAvatarRoute(avatars: Avatars) {
  return endpoint({
    id: 'profile.set-avatar',
    method: 'PUT',
    path: '/api/profile/avatar',
    access,
    request: { body: 'bytes' },
    bodyLimit: MAX_PICTURE_BYTES,
    response: { 200: AvatarAnswer },
    rateLimit: { max: 20, seconds: 3600 },
    summary: 'The picture of the caller: a JPEG, PNG, WebP or GIF of at most 5 MB and 40 megapixels, as the body.',
    handle: async ({ body, subject }) => ({ avatar: await avatars.set(personOf(subject).id, body) }),
  })
}

export function removeAvatarRoute(avatars: Avatars) {
  return endpoint({
    id: 'profile.remove-avatar',
    method: 'DELETE',
    path: '/api/profile/avatar',
    access,
    request: {},
    response: { 200: AvatarAnswer },
    summary: 'Takes the picture of the caller away.',
    async handle({ subject }) {
      await avatars.remove(personOf(subject).id)
      return { avatar: null }
    },
  })
}

/** Public: faces stand wherever names stand. A new picture has a new address, so this one never changes. */
export function avatarRoute(avatars: Avatars, database: Database) {
  return endpoint({
    id: 'profile.avatar',
    method: 'GET',
    path: '/api/profile/avatars/:file',
    strangers: 'same',
    access: 'public',
    request: { params: AvatarParams },
    response: { 200: 'stream' },
    summary: 'A picture of somebody, as WebP.',
    async handle({ params }) {
      const bytes = await avatars.find(database.of<ProfileTables>(), params.file)
      if (!bytes) throw dataErrors.notFound('This picture is no longer there.')
      return answer(200, bytes, {
        headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
      })
    },
  })
}
