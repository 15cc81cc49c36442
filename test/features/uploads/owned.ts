import { ANSWER_FILES } from '../../../features/registrations/contract'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { liveOf } from '../registrations/house'
import { asked } from '../registrations/questions'
import { begin, pdf, send } from './files'

const closesAt = `${new Date().getFullYear() + 1}-11-30T18:29:59.000Z`

async function place(api: TestApi) {
  const id = await liveOf(api, { closesAt, startsOn: null, questions: [asked('file', { id: 'cv' })] })
  return { purpose: ANSWER_FILES, about: `${id}/cv` }
}

async function begun(api: TestApi) {
  const { body } = await begin(await api.as('student'), await place(api), pdf)
  return { params: { id: body.id as string } }
}

async function part(api: TestApi) {
  const { params } = await begun(api)
  return { params: { ...params, at: 0 }, body: pdf, headers: { 'content-type': 'application/octet-stream' } }
}

async function arrived(api: TestApi) {
  const { body } = await send(await api.as('student'), await place(api), pdf)
  return { params: { id: body.id as string } }
}

export const owned: readonly Owned[] = [
  { endpoint: 'uploads.chunk', make: part },
  { endpoint: 'uploads.finish', make: begun },
  { endpoint: 'uploads.drop', make: begun },
  { endpoint: 'uploads.file', make: arrived },
]
