import { Type } from '@sinclair/typebox'
import type { Database } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { Interests } from '../contract/wire'
import { findHead, lockHead, writeInterests } from './head-queries'
import type { ProfileTables } from './tables'

const access = [signedIn()]

export function interestsRoute(database: Database) {
  return endpoint({
    id: 'profile.interests',
    method: 'GET',
    path: '/api/profile/interests',
    access,
    request: {},
    response: { 200: Interests },
    summary: 'What the caller looks for: kinds, fields and places.',
    async handle({ subject }) {
      const {
        kinds = [],
        topics = [],
        places = [],
      } = (await findHead(database.of<ProfileTables>(), personOf(subject).id))?.interests ?? {}
      return { kinds, topics, places }
    },
  })
}

export function changeInterestsRoute(database: Database) {
  return endpoint({
    id: 'profile.change-interests',
    method: 'PUT',
    path: '/api/profile/interests',
    access,
    request: { body: Interests },
    response: { 204: Type.Null() },
    rateLimit: { max: 60, seconds: 60 },
    summary: 'Says what the caller looks for.',
    async handle({ body, subject }) {
      const { id } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<ProfileTables>(tx)
        await lockHead(db, id)
        await writeInterests(db, id, body)
      })
      return answer(204, null)
    },
  })
}
