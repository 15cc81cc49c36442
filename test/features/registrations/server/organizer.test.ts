import assert from 'node:assert/strict'
import papaparse from 'papaparse'
import { suite } from 'uvu'
import { audit } from '../../../../features/data/contract'
import { opportunities } from '../../../../features/listings/contract'
import { registrations } from '../../../../features/registrations/contract'
import { people } from '../../../../features/session/contract'
import { registrationsTopic } from '../../../../features/registrations/server/live-topic'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, NOW, type RegistrationsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`the organizer's list, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  test('is found by name, address and receipt; a wildcard is only a sign', async () => {
    const id = await house.live()
    const { body } = await house.enter(await house.as('student'), id)
    await house.enter(await house.as('pro'), id, { name: 'Kabir 100%' })
    const organizer = await house.as('organizer')
    const found = async (q: string) =>
      (await organizer.get(`/api/registrations/of/${id}?q=${encodeURIComponent(q)}`)).body.items.length
    assert.deepEqual(
      [
        await found('meera'),
        await found('pro@demo'),
        await found(body.code.slice(3, 8)),
        await found('%'),
        await found('_'),
      ],
      [1, 1, 1, 1, 0],
    )
    const { body: withdrawn } = await organizer.get(`/api/registrations/of/${id}?state=withdrawn`)
    assert.deepEqual([withdrawn.items.length, withdrawn.counts.registered], [0, 2])
  })

  test('other features count all, or those who came since an instant', async () => {
    const id = await house.live()
    await house.enter(await house.as('student'), id)
    const later = new Date(NOW.getTime() + 60_000)
    house.setNow(later)
    await house.enter(await house.as('pro'), id)
    const { count } = house.kernel.get(registrations)
    const registered = async (since?: Date) => (await count([id], since)).get(id)?.registered
    assert.deepEqual([await registered(), await registered(later)], [2, 1])
    assert.equal(await registered(new Date(later.getTime() + 1)), 0)
  })

  test('the file neutralises formulas, keeps phone numbers and Hindi, and holds answers to questions gone since', async () => {
    const id = await house.live({
      questions: [{ id: 'why', label: '=HYPERLINK("x")', type: 'text', required: false }],
    })
    await house.enter(await house.as('student'), id, {
      name: '=1+1',
      answers: { why: ['@sum'] },
      college: 'आईआईटी, "पुणे"',
    })
    const opportunity = await house.service.find(id)
    assert.ok(opportunity)
    await house.db.transact((tx) =>
      house.service.update(tx, id, { ...opportunity, questions: [] }, { version: opportunity.version }),
    )
    const reply = await fetchCsv(house, id)
    assert.match(reply.headers.get('content-type') ?? '', /^text\/csv/)
    const bytes = Buffer.from(await reply.arrayBuffer())
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    const [head, row] = papaparse.parse<string[]>(bytes.toString('utf8').slice(1)).data
    assert.equal(head?.at(-1), `'=HYPERLINK("x")`)
    assert.deepEqual(row?.slice(3), ["'=1+1", 'student@demo.test', "'+919876543210", 'आईआईटी, "पुणे"', '', "'@sum"])
    const [entry] = await house.kernel.get(audit).list({ about: `opportunity:${id}`, limit: 1 })
    assert.deepEqual([entry?.action, entry?.personId], ['registrations.exported', await house.idOf('organizer')])
  })

  test('the file neutralises formulas of several lines too, and those in signs of full width', async () => {
    const questions = ['why', 'what'].map((id) => ({ id, label: id, type: 'paragraph', required: true }) as const)
    const id = await house.live({ questions })
    const answers = { why: ['=HYPERLINK("https://evil.example","Results")\nI draw.'], what: ['＝1+1'] }
    await house.enter(await house.as('student'), id, { answers, college: '-1+1' })
    const { body } = await (await house.as('organizer')).get(`/api/registrations/of/${id}/export.csv`)
    const [head, row] = papaparse.parse<string[]>(body.trim()).data
    assert.deepEqual(row?.slice(6), ["'-1+1", '', `'${answers.why[0]}`, "'＝1+1"])
    assert.deepEqual(head?.slice(8), ['why', 'what'], 'in the order of the form')
  })

  test('a list longer than one batch leaves in full', async () => {
    const id = await house.live()
    const entrants = Array.from({ length: 510 }, (_, at) => ({ id: 9000 + at, email: `e${at}@demo.test` }))
    const sent = { opportunityId: id, name: 'N', phone: '', college: '', acceptsEligibility: true, answers: {} }
    for (let at = 0; at < entrants.length; at += 30)
      await Promise.all(
        entrants.slice(at, at + 30).map((person) => house.register(sent, person, 'en', { admit: async () => {} })),
      )
    const { body } = await (await house.as('organizer')).get(`/api/registrations/of/${id}/export.csv`)
    assert.equal(body.trim().split('\r\n').length, 511)
  })

  test('a live topic is heard by the organizer and by admins only', async () => {
    const id = await house.live()
    const topic = registrationsTopic(house.kernel.get(opportunities))
    const hears = async (word: string) =>
      topic.may(await house.kernel.get(people).asSubject(await house.idOf(word)), String(id))
    assert.deepEqual([await hears('organizer'), await hears('admin'), await hears('student')], [true, true, false])
    assert.equal(await topic.may(undefined, String(id)), false)
  })

  test.run()
})

/** With its bytes: a text reader would drop the mark at the beginning. */
async function fetchCsv(house: RegistrationsHouse, id: number): Promise<Response> {
  const credentials = { email: 'organizer@demo.test', password: 'foothold-demo-1' }
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(10_000)
  const login = await fetch(`${house.origin}/api/session/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
    signal,
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return fetch(`${house.origin}/api/registrations/of/${id}/export.csv`, { headers: { cookie }, signal })
}
