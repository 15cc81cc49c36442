import { Type } from '@sinclair/typebox'
import { permission, personOf } from '../../session/contract'
import { answer, endpoint, webErrors } from '../../web/contract'
import { ById, Draft, DraftBody, DraftLine, Made, SaveDraftRequest, SubmitDraftRequest } from '../contract/wire'
import type { Drafts } from './drafts'

const access = [permission('manage.publish')]
const ifMatch = (header: unknown): number => {
  const version = /^"(\d{1,9})"$/.exec(String(header ?? ''))?.[1]
  if (version === undefined)
    throw webErrors.malformed('Saving a draft needs If-Match with the version it was read with: If-Match: "3".')
  return Number(version)
}
const tagged = <T extends { version: number }>(status: number, draft: T) =>
  answer(status, draft, { headers: { etag: `"${draft.version}"` } })

export const draftRoutes = [
  (drafts: Drafts) =>
    endpoint({
      id: 'manage.create-draft',
      method: 'POST',
      path: '/api/manage/drafts',
      access,
      // A new one each time, until a day is over: nobody writes sixty an hour.
      rateLimit: { max: 60, seconds: 3600, by: 'subject' },
      request: {},
      response: { 201: Draft },
      summary: 'Begins an opportunity.',
      handle: async ({ subject }) => tagged(201, await drafts.create(personOf(subject).id)),
    }),
  (drafts: Drafts) =>
    endpoint({
      id: 'manage.list-drafts',
      method: 'GET',
      path: '/api/manage/drafts',
      access,
      request: {},
      response: { 200: Type.Array(DraftLine) },
      summary: 'Own drafts that were never submitted or are being edited, newest first.',
      handle: ({ subject }) => drafts.list(personOf(subject).id),
    }),
  (drafts: Drafts) =>
    endpoint({
      id: 'manage.read-draft',
      method: 'GET',
      path: '/api/manage/drafts/:id',
      strangers: 404,
      access,
      request: { params: ById },
      response: { 200: Draft },
      summary: 'One own draft; its version is the ETag.',
      handle: async ({ params, subject }) => tagged(200, await drafts.find(personOf(subject).id, params.id)),
    }),
  (drafts: Drafts) =>
    endpoint({
      id: 'manage.save-draft',
      method: 'PUT',
      path: '/api/manage/drafts/:id',
      strangers: 404,
      access,
      request: { params: ById, body: SaveDraftRequest },
      response: { 200: Draft },
      summary: 'Saves the whole draft under If-Match; 412 when another place saved first.',
      handle: async ({ params, body, subject, request }) =>
        tagged(
          200,
          await drafts.save(personOf(subject).id, params.id, ifMatch(request.headers['if-match']), body.body),
        ),
    }),
  (drafts: Drafts) =>
    endpoint({
      id: 'manage.delete-draft',
      method: 'DELETE',
      path: '/api/manage/drafts/:id',
      strangers: 404,
      access,
      request: { params: ById },
      response: { 204: Type.Null() },
      summary: 'Throws an own draft away.',
      async handle({ params, subject }) {
        await drafts.remove(personOf(subject).id, params.id)
        return answer(204, null)
      },
    }),
  (drafts: Drafts) =>
    endpoint({
      id: 'manage.submit-draft',
      method: 'POST',
      path: '/api/manage/drafts/:id/submit',
      strangers: 404,
      access,
      request: { params: ById, body: SubmitDraftRequest },
      response: { 201: Made },
      summary: 'Hands the draft in for approval; 422 lists everything that is missing.',
      handle: async ({ params, body, subject }) =>
        answer(201, { id: await drafts.submit(personOf(subject).id, params.id, body.of) }),
    }),
  (drafts: Drafts) =>
    endpoint({
      id: 'manage.read',
      method: 'GET',
      path: '/api/manage/opportunities/:id/content',
      strangers: 404,
      access,
      request: { params: ById },
      response: { 200: DraftBody },
      summary: 'What an opportunity says before it is public too, for whoever manages it.',
      handle: ({ params, subject }) => drafts.read(personOf(subject), params.id),
    }),
  (drafts: Drafts) =>
    endpoint({
      id: 'manage.edit',
      method: 'POST',
      path: '/api/manage/opportunities/:id/edit',
      strangers: 404,
      access,
      request: { params: ById },
      response: { 200: Draft },
      summary: 'The draft of an own opportunity that is not public: to go on after it was sent back.',
      handle: async ({ params, subject }) => tagged(200, await drafts.edit(personOf(subject).id, params.id)),
    }),
]
