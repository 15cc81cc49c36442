import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import type { MailTables } from '../../../../features/mail/server/message-queries'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { NOW } from '../house'
import { bootRevising, type RevisingHouse } from '../revising'

const DAY_MS = 86_400_000
const RECRUITER = 'recruiter@demo.test'

eachDatabase((kind) => {
  const test = suite(`another organizer, ${kind}`)
  let house: RevisingHouse
  let recruiter: Caller
  test.before(async () => {
    house = await bootRevising(kind)
    recruiter = await house.as('recruiter')
  })
  test.after(() => house?.dispose())

  const path = (id: number, word = '') => `/api/manage/opportunities/${id}/handover${word}`
  const offer = (id: number, email = RECRUITER, as = house.organizer) => as.put(path(id), { email })
  const offeredTo = async (as: Caller) =>
    ((await as.get('/api/manage/handovers')).body.items as { id: number; from: string }[]).map(({ id }) => id)
  const organizerOf = async (id: number) => (await house.service.find(id))?.organizerId
  const rowOf = async (as: Caller, id: number) =>
    ((await as.get('/api/manage/mine?state=approved')).body.items as { id: number; offeredTo?: string }[]).find(
      (row) => row.id === id,
    )
  const mailsTo = (recipient: string) =>
    house.kernel
      .get(database)
      .of<MailTables>()
      .selectFrom('mail.message')
      .select(['subject', 'body'])
      .where('recipient', '=', recipient)
      .where('about', '=', 'manage.handover')
      .execute()

  test('an offer is mailed, changes nothing, and is taken over by whoever has the address: alone from then on', async () => {
    const id = await house.published({ title: 'A walk by the sea' })
    const organizer = await house.idOf('organizer')
    const { version } = await house.handedIn(id, { city: 'Nashik' })
    assert.ok(version)
    assert.equal((await offer(id, ' Recruiter@Demo.test ')).status, 422, 'an address has no blanks')
    assert.equal((await offer(id, 'Recruiter@Demo.test')).status, 204)
    assert.match((await mailsTo(RECRUITER)).at(-1)?.subject ?? '', /hand "A walk by the sea" over/)
    assert.equal(await organizerOf(id), organizer)
    assert.equal((await rowOf(house.organizer, id))?.offeredTo, RECRUITER)
    assert.deepEqual(await offeredTo(recruiter), [id])
    assert.deepEqual(await offeredTo(await house.as('pro')), [])

    assert.equal((await (await house.as('pro')).post(path(id, '/accept'))).status, 404)
    assert.equal((await recruiter.post(path(id, '/accept'))).status, 204)
    assert.equal(await organizerOf(id), await house.idOf('recruiter'))
    assert.equal((await recruiter.post(path(id, '/accept'))).status, 404, 'once')
    assert.ok(await rowOf(recruiter, id))
    assert.equal((await house.organizer.get(path(id).replace('handover', 'activity'))).status, 404)
    const lines = (await recruiter.get(path(id).replace('handover', 'activity'))).body.lines as {
      what: string
      is: string
    }[]
    assert.ok(lines.some(({ what, is }) => what === 'entrusting' && is === 'taken-over'))
    // What the former organizer was changing stands among their own drafts.
    const drafts = (await house.organizer.get('/api/manage/drafts')).body as { title: string; opportunityId: null }[]
    assert.ok(drafts.some((draft) => draft.title === 'A walk by the sea' && draft.opportunityId === null))
  })

  test('it can be taken back, declined, made to another instead, and is too old after two weeks', async () => {
    const id = await house.published({ title: 'A walk in the hills' })
    await offer(id)
    assert.equal((await house.organizer.delete(path(id))).status, 204)
    assert.equal((await house.organizer.delete(path(id))).status, 204, 'twice')
    assert.equal((await recruiter.post(path(id, '/accept'))).status, 404)

    await offer(id)
    assert.equal((await recruiter.post(path(id, '/decline'))).status, 204)
    assert.equal((await rowOf(house.organizer, id))?.offeredTo, undefined)
    house.setNow(new Date(NOW.getTime() + 1000))
    await offer(id)
    assert.equal((await recruiter.post(path(id, '/decline'))).status, 204)
    const told = (await house.told(house.organizer)).filter((each) =>
      each.startsWith('“A walk in the hills” stays with you'),
    )
    assert.equal(told.length, 2, 'each no is told')

    await offer(id)
    await offer(id, 'pro@demo.test')
    assert.deepEqual(await offeredTo(recruiter), [])
    assert.equal((await recruiter.post(path(id, '/accept'))).status, 404)
    house.setNow(new Date(NOW.getTime() + 1000 + 14 * DAY_MS))
    assert.equal((await (await house.as('pro')).post(path(id, '/accept'))).status, 404)
    assert.equal(await organizerOf(id), await house.idOf('organizer'))
    house.setNow(NOW)
  })

  test('nobody offers what they do not organize, nor to themselves', async () => {
    const id = await house.published({ title: 'A walk at night' })
    assert.equal((await offer(id, RECRUITER, await house.as('pro'))).status, 404)
    assert.equal((await offer(id, RECRUITER, house.admin)).status, 404)
    const own = await offer(id, 'organizer@demo.test')
    assert.deepEqual([own.status, own.body.errors[0].path], [422, 'email'])
  })

  test('an address that nobody has here is mailed like any other', async () => {
    const id = await house.published({ title: 'A walk in the rain' })
    assert.equal((await offer(id, 'nobody-here@example.org')).status, 204)
    assert.equal((await mailsTo('nobody-here@example.org')).length, 1)
  })

  test.run()
})
