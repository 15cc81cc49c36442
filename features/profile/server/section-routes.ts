import { Type } from '@sinclair/typebox'
import { personOf, signedIn } from '../../session/contract'
import { type ApiRoute, answer, endpoint } from '../../web/contract'
import type { Section } from '../contract'
import { Entries, EntryContents, EntryParams, OrderRequest } from '../contract/wire'
import { ifMatch, maybeIfMatch } from './if-match'
import type { Profiles } from './profiles'

const access = [signedIn()]
const rateLimit = { max: 120, seconds: 60 }
/** `academicDetails`, `project_links` as ids are spelt. */
const wordOf = (section: Section) =>
  section.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Adding, changing, removing and sorting the entries of one section of one's own profile. */
export const sectionRoutes: readonly ((section: Section) => (profiles: Profiles) => ApiRoute)[] = [
  (section) => (profiles) =>
    endpoint({
      id: `profile.add-${wordOf(section)}`,
      method: 'POST',
      path: `/api/profile/own/${section}`,
      access,
      rateLimit,
      request: { body: EntryContents[section] },
      response: { 201: Entries[section] },
      summary: `Adds an entry at the end of ${section}.`,
      handle: async ({ body, subject }) => answer(201, await profiles.add(personOf(subject).id, section, body)),
    }),
  (section) => (profiles) =>
    endpoint({
      id: `profile.change-${wordOf(section)}`,
      method: 'PUT',
      path: `/api/profile/own/${section}/:id`,
      strangers: 404,
      access,
      rateLimit,
      request: { params: EntryParams, body: EntryContents[section] },
      response: { 200: Entries[section] },
      summary: `Writes an entry of ${section} anew, under If-Match; 412 when another window was first.`,
      handle: ({ params, body, subject, request }) =>
        profiles.rewrite(
          { personId: personOf(subject).id, id: params.id, version: ifMatch(request.headers['if-match']) },
          section,
          body,
        ),
    }),
  (section) => (profiles) =>
    endpoint({
      id: `profile.remove-${wordOf(section)}`,
      method: 'DELETE',
      path: `/api/profile/own/${section}/:id`,
      strangers: 404,
      access,
      rateLimit,
      request: { params: EntryParams },
      response: { 204: Type.Null() },
      summary: `Removes an entry of ${section}; under If-Match, where it is sent: 412 when another window has changed it.`,
      async handle({ params, subject, request }) {
        const version = maybeIfMatch(request.headers['if-match'])
        await profiles.remove({ personId: personOf(subject).id, id: params.id, version }, section)
        return answer(204, null)
      },
    }),
  (section) => (profiles) =>
    endpoint({
      id: `profile.order-${wordOf(section)}`,
      method: 'PUT',
      path: `/api/profile/own/${section}/order`,
      access,
      rateLimit,
      request: { body: OrderRequest },
      response: { 204: Type.Null() },
      summary: `Gives the entries of ${section} another order: all of their ids.`,
      async handle({ body, subject }) {
        await profiles.order(personOf(subject).id, section, body.ids)
        return answer(204, null)
      },
    }),
]
