import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { verifiedOrganizers } from '../../../../features/listings/contract'
import { contentOf } from '../../registrations/house'
import type { NewsPreview } from '../../../../features/discussion/contract/wire-news'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootDiscussion, type DiscussionHouse } from './house'

const READERS = ['student', 'pro', 'mentor', 'intern', 'volunteer'] as const

eachDatabase((kind) => {
  const test = suite(`discussion, news looked over, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house?.dispose())

  const switchOff = async (word: string, channel: string) =>
    (await house.as(word)).put('/api/notifications/preferences/topics', {
      ...{ topic: 'discussion', channel, isOn: false },
    })
  const bounce = (word: string) =>
    sql`insert into mail.bounce (address, reason, at) values (${`${word}@demo.test`}, 'No such box', now())`.execute(
      house.db.of(),
    )

  test('it says how many it reaches by which way, whom not and why, and how three of them would read it', async () => {
    const organizer = await house.as('organizer')
    const { id, preview, tell, outbox } = await house.discussed('Counted Cup')
    const entered = new Map<string, number>()
    for (const word of READERS) entered.set(word, (await house.enter(await house.as(word), id)).body.id)
    await (await house.as('volunteer')).post(`/api/registrations/${entered.get('volunteer')}/withdraw`, {})
    assert.equal((await switchOff('pro', 'email')).status, 204)
    await bounce('mentor')
    await house.withCookie(`${await house.cookieOf('intern')}; unLang=hn`).get('/api/notifications?limit=1')

    const answered = await preview(organizer, '  The hall is B2.  ')
    const { counts, sender, samples, waitMinutes }: NewsPreview = answered.body
    assert.equal(answered.status, 200, JSON.stringify(answered.body))
    assert.deepEqual(counts, {
      ...{ people: 4, inApp: 4, email: 2, push: 0 },
      ...{ unsubscribed: 1, bounced: 1, closed: 0, left: 1 },
    })
    assert.deepEqual([sender.looksLike, waitMinutes], [null, 10])
    assert.equal(samples.length, 3)
    assert.doesNotMatch(JSON.stringify(answered.body), /@demo\.test/)
    const organisation = sender.name
    for (const { name, language, title, text, sender, mail } of samples) {
      assert.equal(sender, `${organisation} · Foothold`)
      assert.match(title, language === 'hi' ? /की नई सूचना/ : /News of “Counted Cup”/)
      assert.equal(text, 'The hall is B2.')
      assert.ok(mail.includes(name) && mail.includes('The hall is B2.'), mail)
    }
    // Nothing of it was sent, nor kept.
    assert.deepEqual((await outbox(organizer)).items, [])

    const { body } = await tell(organizer, 'The hall is B2.')
    await house.told(await house.as('student'), 'The hall is B2.')
    const proofs = async () => (await organizer.get(`/api/discussion/posts/${body.id}/receipts`)).body
    const { sums, items } = await until('all are told', async () => {
      const found = await proofs()
      return found.sums.told === 4 && found
    })
    assert.deepEqual([sums.unsubscribed, sums.bounced, sums.left, sums.failed], [1, 1, 0, 0])
    const whyOf = Object.fromEntries(
      items.map(({ name, skipped }: { name: string; skipped: string | null }) => [name, skipped]),
    )
    assert.deepEqual(Object.values(whyOf).filter(Boolean).sort(), ['bounced', 'unsubscribed'])
    assert.doesNotMatch(JSON.stringify(await proofs()), /@demo\.test/)
  })

  test('who leaves within the ten minutes is told nothing, and that stands among what became of it', async () => {
    const [organizer, student] = [await house.as('organizer'), await house.as('student')]
    const { id, send } = await house.discussed('Leaving Cup')
    const entered = await house.enter(student, id)
    const { body } = await send(organizer, 'Bring a coat.')
    house.setNow(new Date('2026-11-21T06:35:00.123Z'))
    await student.post(`/api/registrations/${entered.body.id}/withdraw`, {})
    house.setNow(new Date('2026-11-21T06:41:00.123Z'))
    await house.release(body.id)
    const proofs = await until('it is written down', async () => {
      const found = (await organizer.get(`/api/discussion/posts/${body.id}/receipts`)).body
      return found.sums.left === 1 && found
    })
    assert.deepEqual([proofs.sums.told, proofs.left], [0, ['Meera Nair']])
  })

  test('the house’s own name is nobody’s, and neither is one that looks like it', async () => {
    const organizer = await house.as('organizer')
    for (const organisation of ['Foothold', 'Foothold Support', 'F00thold']) {
      const { preview } = await house.discussed('House Cup', { organisation })
      const { sender }: NewsPreview = (await preview(organizer, 'Hello')).body
      assert.equal(sender.looksLike, 'Foothold', organisation)
    }
  })

  test('a name that would be taken for another one’s does not stand there, and news goes all the same', async () => {
    const organizer = await house.as('organizer')
    const { preview, send, outbox } = await house.discussed('Named Cup', { organisation: 'Known House' })
    const verified = house.kernel.get(verifiedOrganizers)
    const mentor = await house.idOf('mentor')
    await house.db.transact(async (tx) => {
      const { id } = await house.service.create(tx, contentOf({ organisation: 'Known House' }), mentor)
      await house.service.submit(tx, id, mentor)
      await house.service.approve(tx, id, mentor)
      await verified.give(tx, { organisation: 'Known House', organizerId: mentor }, mentor)
    })
    const { sender }: NewsPreview = (await preview(organizer, 'Hello')).body
    assert.equal(sender.looksLike, 'Known House')
    assert.doesNotMatch(sender.name, /Known/)
    assert.equal((await send(organizer, 'Hello there')).status, 201)
    assert.equal((await outbox(organizer)).items[0]?.sender, sender.name)
  })

  test.run()
})
