import { Type } from '@sinclair/typebox'
import { permission, personOf } from '../../../session/contract'
import { answer, endpoint } from '../../../web/contract'
import { DeclineRequest, ProposalParams } from '../../contract/wire-proposals'
import type { Proposals } from './proposals'

const access = [permission('modules.manage')]
/** All who may switch modules see all proposals. */
const strangers = 'same'

export function approveRoute(proposals: Proposals) {
  return endpoint({
    id: 'modules.approve',
    method: 'POST',
    path: '/api/modules/proposals/:id/approve',
    access,
    strangers,
    request: { params: ProposalParams },
    response: { 204: Type.Null() },
    summary: 'Switches off what somebody else has proposed.',
    async handle({ params, subject }) {
      await proposals.approve(params.id, personOf(subject).id)
      return answer(204, null)
    },
  })
}

export function declineRoute(proposals: Proposals) {
  return endpoint({
    id: 'modules.decline',
    method: 'POST',
    path: '/api/modules/proposals/:id/decline',
    access,
    strangers,
    request: { params: ProposalParams, body: DeclineRequest },
    response: { 204: Type.Null() },
    summary: 'Declines what somebody else has proposed, with a reason that they read.',
    async handle({ params, body, subject }) {
      await proposals.decline(params.id, personOf(subject).id, body.why)
      return answer(204, null)
    },
  })
}

export function takeBackRoute(proposals: Proposals) {
  return endpoint({
    id: 'modules.take-back',
    method: 'DELETE',
    path: '/api/modules/proposals/:id',
    access,
    // Another admin sees it too and is told to decline it. The matrix of owners cannot make one: it needs a module that takes two.
    strangers,
    request: { params: ProposalParams },
    response: { 204: Type.Null() },
    summary: 'Takes back what one has proposed oneself.',
    async handle({ params, subject }) {
      await proposals.takeBack(params.id, personOf(subject).id)
      return answer(204, null)
    },
  })
}
