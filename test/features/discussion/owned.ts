import { database } from '../../../features/data/contract'
import { opportunities } from '../../../features/listings/contract'
import { people } from '../../../features/session/contract'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { contentOf } from '../registrations/house'

/** A live one of the organizer's. */
async function opportunity(api: TestApi) {
  const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
  const organizer = (await api.kernel.get(people).findByEmail('organizer@demo.test'))?.id ?? 0
  const closesAt = `${new Date().getFullYear() + 1}-11-30T18:29:59.000Z`
  const { id } = await db.transact((tx) => service.create(tx, contentOf({ closesAt, startsOn: null }), organizer))
  await db.transact((tx) => service.submit(tx, id, organizer))
  await db.transact((tx) => service.approve(tx, id, organizer))
  return { id }
}

/** A question of the student's about it. */
async function question(api: TestApi) {
  const { id } = await opportunity(api)
  const said = await (await api.as('student')).post(`/api/discussion/of/${id}`, {
    kind: 'question',
    text: 'Is there a stipend?',
  })
  return { params: { id: said.body.id as number } }
}

/** The organizer's news. */
async function update(api: TestApi) {
  const { id } = await opportunity(api)
  const said = await (await api.as('organizer')).post(`/api/discussion/of/${id}`, {
    kind: 'update',
    text: 'The second round is a day later.',
  })
  return { params: { id: said.body.id as number } }
}

export const owned: readonly Owned[] = [
  { endpoint: 'discussion.take-back', make: question },
  {
    endpoint: 'discussion.pin',
    owner: 'organizer',
    stranger: 'student',
    make: async (api) => ({ ...(await question(api)), body: { pinned: true } }),
  },
  { endpoint: 'discussion.receipts', owner: 'organizer', stranger: 'student', make: update },
]
