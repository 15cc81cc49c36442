import { database } from '../../../features/data/contract'
import { opportunities } from '../../../features/listings/contract'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { filled, freshKey, liveOf } from './house'

const nextYear = new Date().getFullYear() + 1
const opportunity = (api: TestApi) =>
  liveOf(api, { closesAt: `${nextYear}-11-30T18:29:59.000Z`, startsOn: `${nextYear + 1}-01-05` })

async function registration(api: TestApi) {
  const opportunityId = await opportunity(api)
  const answer = await (await api.as('student')).post('/api/registrations', { opportunityId, ...filled }, freshKey())
  return { params: { id: answer.body.id as number } }
}

/** One that its organizer asks something more of since. */
async function asked(api: TestApi) {
  const made = await registration(api)
  const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
  const { body } = await (await api.as('student')).get(`/api/registrations/${made.params.id}`)
  const known = await service.find(body.opportunityId)
  if (!known) throw new Error('It is not there.')
  const question = {
    id: 'shirt',
    label: 'Shirt size',
    type: 'text',
    required: true,
    askAllUntil: `${nextYear}-11-01`,
  } as const
  await db.transact((tx) =>
    service.update(tx, known.id, { ...known, questions: [question] }, { version: known.version }),
  )
  return { ...made, body: { answers: { shirt: ['M'] } } }
}

const managed = async (api: TestApi) => ({ params: { opportunityId: await opportunity(api) } })

const questioned = async (api: TestApi) => ({ params: { opportunityId: await opportunity(api), questionId: 'cv' } })

export const owned: readonly Owned[] = [
  { endpoint: 'registrations.receipt', make: registration },
  { endpoint: 'registrations.withdraw', make: registration },
  { endpoint: 'registrations.answer-late', make: asked },
  // Another organizer: every one signed in may ask, and manages some other opportunity.
  { endpoint: 'registrations.of', owner: 'organizer', stranger: 'student', make: managed },
  { endpoint: 'registrations.export', owner: 'organizer', stranger: 'student', make: managed },
  { endpoint: 'registrations.files', owner: 'organizer', stranger: 'student', make: questioned },
]
