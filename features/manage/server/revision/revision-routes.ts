import { Type } from '@sinclair/typebox'
import { permission, personOf } from '../../../session/contract'
import { answer, endpoint } from '../../../web/contract'
import { ById } from '../../contract/wire'
import {
  ApproveRevisionRequest,
  RevisionLine,
  RevisionRead,
  SendRevisionBackRequest,
} from '../../contract/wire-revisions'
import type { Deciding } from './deciding'
import type { Revisions } from './revisions'

const approver = [permission('manage.approve')]

export const decidingRoutes = [
  (deciding: Deciding) =>
    endpoint({
      id: 'manage.revisions',
      method: 'GET',
      path: '/api/manage/revisions',
      access: approver,
      request: {},
      response: { 200: Type.Array(RevisionLine) },
      summary: 'What organizers changed of what is public and wait for, the longest first.',
      handle: () => deciding.list(),
    }),
  (deciding: Deciding) =>
    endpoint({
      id: 'manage.revision',
      method: 'GET',
      path: '/api/manage/revisions/:id',
      strangers: 'same',
      access: approver,
      request: { params: ById },
      response: { 200: RevisionRead },
      summary: 'What an opportunity says beside what it shall say; its id is the opportunity’s.',
      handle: ({ params }) => deciding.read(params.id),
    }),
  (deciding: Deciding) =>
    endpoint({
      id: 'manage.approve-revision',
      method: 'POST',
      path: '/api/manage/revisions/:id/approve',
      strangers: 'same',
      access: approver,
      request: { params: ById, body: ApproveRevisionRequest },
      response: { 204: Type.Null() },
      summary: 'Makes public what was read.',
      async handle({ params, body, subject }) {
        await deciding.approve(personOf(subject), params.id, body.version)
        return answer(204, null)
      },
    }),
  (deciding: Deciding) =>
    endpoint({
      id: 'manage.send-revision-back',
      method: 'POST',
      path: '/api/manage/revisions/:id/send-back',
      strangers: 'same',
      access: approver,
      request: { params: ById, body: SendRevisionBackRequest },
      response: { 204: Type.Null() },
      summary: 'Gives it back to its organizer with a reason; what is public stays.',
      async handle({ params, body, subject }) {
        await deciding.sendBack(personOf(subject), params.id, body.version, body.reason)
        return answer(204, null)
      },
    }),
]

export function takeBackRoute(revisions: Revisions) {
  return endpoint({
    id: 'manage.take-back-revision',
    method: 'POST',
    path: '/api/manage/drafts/:id/take-back',
    strangers: 404,
    access: [permission('manage.publish')],
    request: { params: ById },
    response: { 204: Type.Null() },
    summary: 'Takes back what one changed of something public and handed in, to write on.',
    async handle({ params, subject }) {
      await revisions.takeBack(personOf(subject).id, params.id)
      return answer(204, null)
    },
  })
}
