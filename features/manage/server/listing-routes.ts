import { Type } from '@sinclair/typebox'
import { permission, type Person, personOf } from '../../session/contract'
import { answer, endpoint, type RequestInfo } from '../../web/contract'
import {
  ById,
  Entrusted,
  Made,
  ManagedListing,
  ManagedPage,
  ManagedQuery,
  Manages,
  SendBackRequest,
  SplitRequest,
  VisibilityRequest,
} from '../contract/wire'
import { CancelRequest } from '../contract/wire-acts'
import type { ListingActs } from './listing-acts'

const own = [permission('manage.publish')]
const approver = [permission('manage.approve')]

/** `If-Match: "<updatedAt>"`: decided only as it was read. Without it, as it stands. */
const readAt = ({ headers }: RequestInfo) => headers['if-match'] && String(headers['if-match']).replaceAll('"', '')

/** An act on one row that answers nothing. */
const actRoute =
  (
    word: string,
    path: string,
    access: typeof own,
    summary: string,
    act: (acts: ListingActs, person: Person, id: number, request: RequestInfo) => Promise<void>,
  ) =>
  (acts: ListingActs) =>
    endpoint({
      id: `manage.${word}`,
      method: 'POST',
      path,
      strangers: access === approver ? 'same' : 404,
      access,
      request: { params: ById },
      response: { 204: Type.Null() },
      summary,
      async handle({ params, subject, request }) {
        await act(acts, personOf(subject), params.id, request)
        return answer(204, null)
      },
    })

export const listingRoutes = [
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.mine',
      method: 'GET',
      path: '/api/manage/mine',
      access: own,
      request: { query: ManagedQuery },
      response: { 200: ManagedPage },
      summary: 'Own opportunities by kind and state, newest first.',
      handle: ({ query, subject }) => acts.page({ ...query, organizerId: personOf(subject).id }),
    }),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.entrusted',
      method: 'GET',
      path: '/api/manage/entrusted',
      access: own,
      request: {},
      response: { 200: Entrusted },
      summary: "Others' opportunities that were entrusted to the caller, newest first.",
      handle: ({ subject }) => acts.entrusted(personOf(subject)),
    }),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.approvals',
      method: 'GET',
      path: '/api/manage/approvals',
      access: approver,
      request: { query: ManagedQuery },
      response: { 200: ManagedPage },
      summary: 'All opportunities by kind and state, for whoever approves.',
      handle: ({ query }) => acts.page(query),
    }),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.one',
      method: 'GET',
      path: '/api/manage/opportunities/:id',
      strangers: 404,
      access: own,
      request: { params: ById },
      response: { 200: ManagedListing },
      summary: 'One of those that one manages.',
      handle: ({ params, subject }) => acts.one(personOf(subject), params.id),
    }),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.manages',
      method: 'GET',
      path: '/api/manage/opportunities/:id/manages',
      strangers: 'same',
      access: own,
      request: { params: ById },
      response: { 200: Manages },
      summary: 'Whether one manages it; of what does not exist one does not.',
      handle: async ({ params, subject }) => ({ manages: await acts.manages(personOf(subject), params.id) }),
    }),
  actRoute(
    'approve',
    '/api/manage/approvals/:id/approve',
    approver,
    'Makes it public, as it was read if If-Match names when.',
    (acts, person, id, request) => acts.approve(person, id, readAt(request)),
  ),
  actRoute('close', '/api/manage/opportunities/:id/close', own, 'Closes it before its time.', (acts, person, id) =>
    acts.close(person, id),
  ),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.cancel',
      method: 'POST',
      path: '/api/manage/opportunities/:id/cancel',
      strangers: 404,
      access: own,
      request: { params: ById, body: CancelRequest },
      response: { 204: Type.Null() },
      summary: 'Calls it off for good, with the reason that its page gives; whoever is registered is told.',
      async handle({ params, body, subject }) {
        await acts.cancel(personOf(subject), params.id, body.why)
        return answer(204, null)
      },
    }),
  actRoute(
    'remove',
    '/api/manage/opportunities/:id/remove',
    own,
    'Takes it down; its address then answers 410.',
    (acts, person, id) => acts.remove(person, id),
  ),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.set-visibility',
      method: 'PUT',
      path: '/api/manage/opportunities/:id/visibility',
      strangers: 404,
      access: own,
      request: { params: ById, body: VisibilityRequest },
      response: { 204: Type.Null() },
      summary: 'Who finds and sees it from now on: everybody, whoever has its address, or who was invited.',
      async handle({ params, body, subject }) {
        await acts.setVisibility(personOf(subject), params.id, body.visibility)
        return answer(204, null)
      },
    }),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.send-back',
      method: 'POST',
      path: '/api/manage/approvals/:id/send-back',
      strangers: 'same',
      access: approver,
      request: { params: ById, body: SendBackRequest },
      response: { 204: Type.Null() },
      summary: 'Gives it back to the organizer with a reason.',
      async handle({ params, body, subject, request }) {
        await acts.sendBack(personOf(subject), params.id, body.reason, readAt(request))
        return answer(204, null)
      },
    }),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.split',
      method: 'POST',
      path: '/api/manage/approvals/:id/split',
      strangers: 'same',
      access: approver,
      request: { params: ById, body: SplitRequest },
      response: { 201: Made },
      summary: 'Makes an opportunity of its own of what an import took for the same.',
      handle: async ({ params, body, subject }) =>
        answer(201, { id: await acts.split(personOf(subject), params.id, body.source) }),
    }),
  (acts: ListingActs) =>
    endpoint({
      id: 'manage.duplicate',
      method: 'POST',
      path: '/api/manage/opportunities/:id/duplicate',
      strangers: 404,
      access: own,
      rateLimit: { max: 60, seconds: 3600, by: 'subject' },
      request: { params: ById },
      response: { 201: Made },
      summary: 'A draft that says the same, its dates moved together until the first is still to come.',
      handle: async ({ params, subject }) => answer(201, { id: await acts.duplicate(personOf(subject), params.id) }),
    }),
]
