import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords, personMerges, subscriptions } from '../../../../features/data/contract'
import { contribute, defineFeature } from '../../../../kernel/index'
import { cookiesOf } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootRegistrations, type RegistrationsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`registrations whose person ends or turns out to be another, ${kind}`)
  const heard: string[] = []
  let house: RegistrationsHouse
  test.before(async () => {
    const listen = (word: string) =>
      contribute(subscriptions, {
        id: `listener.${word}`,
        event: `registrations/${word}`,
        handle: async (detail: { opportunityId: number; personId: number }) =>
          void heard.push(`${word} ${detail.opportunityId} ${detail.personId}`),
      })
    const listener = defineFeature({ id: 'listener', contributes: [listen('registered'), listen('withdrawn')] })
    house = await bootRegistrations(kind, [listener])
  })
  test.after(() => house.dispose())

  /** What the organizer's open page hears of this opportunity: answers once it has heard something, after `act`. */
  async function liveOf(id: number, act: () => Promise<unknown>): Promise<string> {
    const credentials = { email: 'organizer@demo.test', password: 'foothold-demo-1' }
    const cookie = cookiesOf(await house.nobody.post('/api/session/login', credentials))
    const stream = await fetch(`${house.origin}/api/live?topics=registrations.of:${id}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(10_000),
    })
    const reader = stream.body?.getReader()
    await act()
    let text = ''
    while (!text.includes('"topic"')) text += new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    return text
  }

  test('the organizer’s open page hears of who is erased', async () => {
    const id = await house.live()
    await house.enter(await house.as('volunteer'), id)
    const personId = await house.idOf('volunteer')
    const text = await liveOf(id, () => house.kernel.get(personalRecords).erase(personId))
    assert.match(text, new RegExp(`"topic":"registrations.of:${id}"`))
  })

  test('two accounts that were merged and part again are registered again each, for all who count them', async () => {
    const id = await house.live({ seats: 5 })
    const pair = { from: await house.idOf('evaluator'), to: await house.idOf('recruiter') }
    for (const word of ['evaluator', 'recruiter']) await house.enter(await house.as(word), id)
    const merges = house.kernel.get(personMerges)
    let parts: Awaited<ReturnType<typeof merges.move>> = []
    const merged = await liveOf(id, async () => {
      parts = await house.db.transact((tx) => merges.move(tx, pair))
    })
    assert.match(merged, new RegExp(`"topic":"registrations.of:${id}"`))
    const { items } = (await (await house.as('organizer')).get(`/api/registrations/of/${id}?state=withdrawn`)).body
    assert.deepEqual(
      items.map(({ why }: { why: string | null }) => why),
      [null],
      'that two accounts were one person’s is nobody else’s business',
    )
    await until('the withdrawing is heard', () => heard.includes(`withdrawn ${id} ${pair.from}`))
    const before = heard.length
    await liveOf(id, () => house.db.transact((tx) => merges.undo(tx, pair, parts)))
    assert.equal(await house.seatsTaken(id), 2)
    await until('the registering is heard', () => heard.slice(before).includes(`registered ${id} ${pair.from}`))
  })

  test.run()
})
