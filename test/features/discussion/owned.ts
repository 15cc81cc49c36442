import { database } from '../../../features/data/contract'
import { opportunities } from '../../../features/listings/contract'
import { people } from '../../../features/session/contract'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'
import { contentOf } from '../registrations/house'

/** A question of the student's about a live opportunity of the organizer's. */
async function question(api: TestApi) {
  const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
  const organizer = (await api.kernel.get(people).findByEmail('organizer@demo.test'))?.id ?? 0
  const closesAt = `${new Date().getFullYear() + 1}-11-30T18:29:59.000Z`
  const { id } = await db.transact((tx) => service.create(tx, contentOf({ closesAt, startsOn: null }), organizer))
  await db.transact((tx) => service.submit(tx, id, organizer))
  await db.transact((tx) => service.approve(tx, id, organizer))
  const said = await (await api.as('student')).post(`/api/discussion/of/${id}`, {
    kind: 'question',
    text: 'Is there a stipend?',
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
]
