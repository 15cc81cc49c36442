import { database } from '../../../features/data/contract'
import { opportunities } from '../../../features/listings/contract'
import { people } from '../../../features/session/contract'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { contentOf, freshKey } from '../registrations/house'

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

const text = 'The second round is a day later.'

/** The organizer's news, which waits. */
async function update(api: TestApi) {
  const { id } = await opportunity(api)
  const sent = await (await api.as('organizer')).post(`/api/discussion/of/${id}/news`, { text }, freshKey())
  return { params: { id: sent.body.id as number } }
}

const ofOwn = async (api: TestApi) => ({ params: { opportunityId: (await opportunity(api)).id } })

export const owned: readonly Owned[] = [
  { endpoint: 'discussion.take-back', make: question },
  {
    endpoint: 'discussion.pin',
    owner: 'organizer',
    stranger: 'student',
    make: async (api) => ({ ...(await question(api)), body: { pinned: true } }),
  },
  { endpoint: 'discussion.receipts', owner: 'organizer', stranger: 'student', make: update },
  { endpoint: 'discussion.undo-news', owner: 'organizer', stranger: 'student', make: update },
  { endpoint: 'discussion.outbox', owner: 'organizer', stranger: 'student', make: ofOwn },
  {
    endpoint: 'discussion.news-preview',
    owner: 'organizer',
    stranger: 'student',
    make: async (api) => ({ ...(await ofOwn(api)), body: { text } }),
  },
  {
    endpoint: 'discussion.send-news',
    owner: 'organizer',
    stranger: 'student',
    make: async (api) => ({ ...(await ofOwn(api)), body: { text }, headers: freshKey() }),
  },
]
