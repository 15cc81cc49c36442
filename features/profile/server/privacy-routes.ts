import { Type } from '@sinclair/typebox'
import type { Database, Outbox } from '../../data/contract'
import type { Consents } from '../../guardians/contract'
import { type People, personOf, signedIn } from '../../session/contract'
import { answer, endpoint, type SharedCache } from '../../web/contract'
import { levelsOf, profileChanged, profileErrors, shieldedParts, visibilityOf } from '../contract'
import { Privacy, PrivacyRequest } from '../contract/wire'
import { findHead, lockHead, writePrivacy } from './head-queries'
import type { MinorsAmong } from './minors'
import type { ProfileTables } from './tables'

/** Pages of profiles that are kept for a moment. */
export const TAG = 'profile'
const access = [signedIn()]

export function privacyRoute(database: Database, people: People, minorsAmong: MinorsAmong) {
  return endpoint({
    id: 'profile.privacy',
    method: 'GET',
    path: '/api/profile/privacy',
    access,
    request: {},
    response: { 200: Privacy },
    summary: 'Who sees which part of the profile of the caller.',
    async handle({ subject }) {
      const { id } = personOf(subject)
      const head = await findHead(database.of<ProfileTables>(), id)
      const hasUsername = (await people.find(id))?.username !== undefined
      const minority = (await minorsAmong([id]))(id)
      const levels = visibilityOf(head?.visibility ?? {}, { hasUsername, ...minority })
      return { levels, isIndexed: head?.is_indexed ?? false }
    },
  })
}

export function changePrivacyRoute(
  database: Database,
  cache: SharedCache,
  outbox: Outbox,
  consents: () => Consents | undefined,
) {
  return endpoint({
    id: 'profile.change-privacy',
    method: 'PUT',
    path: '/api/profile/privacy',
    access,
    request: { body: PrivacyRequest },
    response: { 204: Type.Null() },
    rateLimit: { max: 60, seconds: 60 },
    summary: 'Says who sees which part, and whether search engines may name the page; what is left out stays.',
    async handle({ body: { levels = {}, isIndexed }, subject }) {
      const wrong = shieldedParts.find((part) => levels[part] && !levelsOf[part].includes(levels[part]))
      if (wrong)
        throw profileErrors.levelRefused(`"${wrong}" cannot be shown to ${levels[wrong]} alone. Nothing was saved.`)
      const { id } = personOf(subject)
      if (levels.page === 'everyone' || isIndexed) await consents()?.demandOfMinor(id)
      await database.transact(async (tx) => {
        const db = database.on<ProfileTables>(tx)
        const head = await lockHead(db, id)
        await writePrivacy(db, id, { ...head.visibility, ...levels }, isIndexed ?? head.is_indexed)
        await outbox.publish(tx, profileChanged({ personId: id }))
      })
      await cache.forget(TAG) // what was hidden must not stand in a kept page
      return answer(204, null)
    },
  })
}
