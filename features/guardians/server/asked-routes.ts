import { endpoint } from '../../web/contract'
import { AnswerRequest, AskedConsent, LinkParams } from '../contract/wire'
import type { Answering } from './answering'

const path = '/api/guardians/asked/:token'
/** The key of the link says who may: a guardian has no account. */
const open = { access: 'public', strangers: 'same', response: { 200: AskedConsent } } as const
const rateLimit = { max: 60, seconds: 60, by: 'address' } as const

export function askedRoute({ look }: Answering) {
  return endpoint({
    ...open,
    id: 'guardians.asked',
    method: 'GET',
    path,
    request: { params: LinkParams },
    rateLimit,
    summary: 'What the link of a guardian’s mail is about; looking changes nothing.',
    handle: ({ params }) => look(params.token),
  })
}

export function answerRoute({ answer }: Answering) {
  return endpoint({
    ...open,
    id: 'guardians.answer',
    method: 'POST',
    path,
    request: { params: LinkParams, body: AnswerRequest },
    rateLimit,
    summary: 'A guardian agrees, as an adult and a parent or guardian, or refuses. Said again, nothing changes.',
    handle: ({ params, body, request }) => answer(params.token, body, request.language),
  })
}

export function takeBackRoute({ takeBack }: Answering) {
  return endpoint({
    ...open,
    id: 'guardians.take-back',
    method: 'POST',
    path: `${path}/taken-back`,
    request: { params: LinkParams },
    rateLimit,
    summary: 'A guardian takes their consent back. Done again, nothing changes.',
    handle: ({ params }) => takeBack(params.token),
  })
}
