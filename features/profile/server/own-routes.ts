import { Type } from '@sinclair/typebox'
import type { Database } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import { type People, personOf, signedIn } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { sections } from '../contract'
import { HeadRequest, OwnProfile, Status } from '../contract/wire'
import { avatarPath } from './avatar-path'
import { filledSections, listAllEntries } from './entry-queries'
import { findHead } from './head-queries'
import { ifMatch } from './if-match'
import type { Profiles } from './profiles'
import type { ProfileTables } from './tables'

const access = [signedIn()]
const tidyHead = ({ headline, about, city, skills }: HeadRequest): HeadRequest => ({
  headline: headline.trim(),
  about: about.trim(),
  city: city.trim(),
  skills: [...new Set(skills.map((each) => each.trim()).filter(Boolean))],
})

export function ownRoute(database: Database, people: People) {
  return endpoint({
    id: 'profile.own',
    method: 'GET',
    path: '/api/profile/own',
    access,
    request: {},
    response: { 200: OwnProfile },
    summary: "The caller's whole profile, with the versions that changes name.",
    async handle({ subject }) {
      const { id } = personOf(subject)
      const db = database.of<ProfileTables>()
      const person = await people.find(id)
      if (!person) throw dataErrors.notFound('This account is gone.')
      const [head, lists] = [await findHead(db, id), await listAllEntries(db, id)]
      return {
        id,
        name: person.name,
        username: person.username ?? null,
        avatar: avatarPath(head?.avatar_small ?? undefined) ?? null,
        headline: head?.headline ?? '',
        about: head?.about ?? '',
        city: head?.city ?? '',
        skills: head?.skills ?? [],
        version: head?.version ?? 1,
        percent: head?.percent ?? 0,
        missing: sections.filter((section) => lists[section].length === 0),
        sections: lists,
      }
    },
  })
}

export function statusRoute(database: Database) {
  return endpoint({
    id: 'profile.status',
    method: 'GET',
    path: '/api/profile/status',
    access,
    request: {},
    response: { 200: Status },
    summary: 'How complete the profile of the caller is, and its missing sections (spec §3).',
    async handle({ subject }) {
      const { id } = personOf(subject)
      const db = database.of<ProfileTables>()
      const [head, filled] = [await findHead(db, id), await filledSections(db, id)]
      return { percent: head?.percent ?? 0, missing: sections.filter((section) => !filled.has(section)) }
    },
  })
}

export function headRoute(profiles: Profiles) {
  return endpoint({
    id: 'profile.change-head',
    method: 'PUT',
    path: '/api/profile/own',
    access,
    rateLimit: { max: 60, seconds: 60 },
    request: { body: HeadRequest },
    response: { 204: Type.Null() },
    summary:
      'Headline, city, skills and the words about the caller, under If-Match; 412 when another window was first.',
    async handle({ body, subject, request }) {
      await profiles.writeHead(personOf(subject).id, ifMatch(request.headers['if-match']), tidyHead(body))
      return answer(204, null)
    },
  })
}
