import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type Database, stateMachines, type Tx } from '../../../../features/data/contract'
import { closePastJob } from '../../../../features/listings/server/close-past-job'
import { opportunityMachine } from '../../../../features/listings/server/opportunity-machine'
import type { ListingsTables } from '../../../../features/listings/server/tables'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { bootListings, contentOf, type ListingsHouse, NOW } from '../house'

eachDatabase((kind) => {
  const test = suite(`opportunities, ${kind}`)
  let house: ListingsHouse

  const create = (content = {}) => house.db.transact((tx) => house.service.create(tx, contentOf(content), 7))
  const taken = async (id: number) => (await house.service.find(id))?.seatsTaken

  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  test('what was written comes back, the description cleaned, the address made of title and id', async () => {
    const content = contentOf({
      description: '<p onclick="x()">Hello <script>alert(1)</script>there</p>',
      questions: [{ id: 'why', label: 'Why?', type: 'text', required: true }],
      tags: ['C++', 'C++', 'a, b'],
      employmentType: 'part-time',
      seats: 5,
    })
    const made = await create(content)
    const {
      id,
      slug,
      path,
      state,
      seatsTaken,
      organizerId,
      version,
      createdAt,
      updatedAt,
      returnReason,
      closedAt,
      cancelled,
      ...rest
    } = made
    assert.deepEqual(rest, {
      ...content,
      description: '<p>Hello there</p>',
      tags: ['C++', 'a  b'],
      visibility: 'public',
    })
    assert.equal(path, `/internships/product-design-intern-${id}`)
    assert.deepEqual([state, seatsTaken, organizerId, version], ['draft', 0, 7, 1])
    assert.deepEqual([returnReason, closedAt, cancelled], [null, null, null])
    assert.ok(slug.endsWith(String(id)) && createdAt === updatedAt)
    assert.deepEqual(await house.service.find(id), made)
  })

  test('goes from draft over pending and returned to live and closed; the history says who and why', async () => {
    const { id } = await create()
    await house.db.transact((tx) => house.service.submit(tx, id, 7))
    await house.db.transact((tx) => house.service.sendBack(tx, id, 1, 'Say what it pays'))
    assert.deepEqual((await house.service.find(id))?.returnReason, 'Say what it pays')
    await house.db.transact((tx) => house.service.submit(tx, id, 7))
    await house.db.transact((tx) => house.service.approve(tx, id, 1))
    await house.db.transact((tx) => house.service.close(tx, id, 7, 'filled'))
    const history = await house.kernel.get(stateMachines).history(opportunityMachine, id)
    assert.deepEqual(
      history.map(({ to, by, why }) => [to, by, why]),
      [
        ['draft', 7, null],
        ['pending', 7, null],
        ['returned', 1, 'Say what it pays'],
        ['pending', 7, null],
        ['live', 1, null],
        ['closed', 7, 'filled'],
      ],
    )
    assert.equal((await house.service.find(id))?.returnReason, null)
  })

  test('what its time closes closed then, and not when the job came to it; what was closed before, on that day', async () => {
    const closedAtOf = async (id: number) => [
      (await house.service.find(id))?.closedAt,
      (await house.service.cards([id]))[0]?.closedAt,
    ]
    const late = await house.live({ closesAt: '2020-11-30T18:29:59.000Z' })
    await house.db.transact((tx) => house.service.close(tx, late, undefined, 'its time is over'))
    assert.deepEqual(await closedAtOf(late), ['2020-11-30T18:29:59.000Z', '2020-11-30T18:29:59.000Z'])
    const early = await house.live({ closesAt: '2100-11-30T18:29:59.000Z' })
    assert.deepEqual(await closedAtOf(early), [null, null])
    await house.db.transact((tx) => house.service.close(tx, early, 7, 'filled'))
    const [told, shown] = await closedAtOf(early)
    assert.ok(told && told < '2100' && told === shown)
  })

  test('a step out of order is refused and changes nothing', async () => {
    const { id } = await create()
    const refused = await rejection(house.db.transact((tx) => house.service.approve(tx, id, 1)))
    assert.equal(refused.code, 'state-not-allowed')
    assert.equal((await house.service.find(id))?.state, 'draft')
  })

  test('of two who save the same version the second is told, and nothing is lost', async () => {
    const { id, version } = await create()
    const save = (title: string) =>
      house.db.transact((tx) => house.service.update(tx, id, contentOf({ title }), { version }))
    assert.equal((await save('First')).version, version + 1)
    assert.equal((await rejection(save('Second'))).code, 'version-conflict')
    assert.equal((await house.service.find(id))?.title, 'First')
  })

  test('seats cannot be made fewer than are taken', async () => {
    const id = await house.live({ kind: 'hackathon', seats: 3 })
    for (let at = 0; at < 3; at++) assert.ok(await house.db.transact((tx) => house.service.takeSeat(tx, id)))
    const { version = 0 } = (await house.service.find(id)) ?? {}
    const fewer = house.db.transact((tx) =>
      house.service.update(tx, id, contentOf({ kind: 'hackathon', seats: 2 }), { version }),
    )
    assert.equal((await rejection(fewer)).code, 'incomplete')
    assert.equal((await house.service.find(id))?.seats, 3)
  })

  test('openings of a job are no limit: more may apply than are looked for, and fewer may be looked for than applied', async () => {
    const id = await house.live({ kind: 'job', seats: 2 })
    const take = () => house.db.transact((tx) => house.service.takeSeat(tx, id))
    assert.deepEqual([await take(), await take(), await take()], [true, true, true])
    const [about] = await house.service.eligibilities([id], { kind: 'nobody' })
    assert.equal(about?.isFull, false)
    const { version = 0 } = (await house.service.find(id)) ?? {}
    await house.db.transact((tx) => house.service.update(tx, id, contentOf({ kind: 'job', seats: 1 }), { version }))
    assert.deepEqual([(await house.service.find(id))?.seats, await taken(id)], [1, 3])
    assert.equal(await take(), true)
  })

  test('what becomes a hackathon by an edit has seats from then on', async () => {
    const id = await house.live({ kind: 'internship', seats: 1 })
    const { version = 0 } = (await house.service.find(id)) ?? {}
    await house.db.transact((tx) =>
      house.service.update(tx, id, contentOf({ kind: 'hackathon', seats: 1 }), { version }),
    )
    const take = () => house.db.transact((tx) => house.service.takeSeat(tx, id))
    assert.deepEqual([await take(), await take()], [true, false])
  })

  test('fifty who lock it and take a seat at once get exactly the five there are', async () => {
    const id = await house.live({ kind: 'hackathon', seats: 5 })
    const got = await Promise.all(
      Array.from({ length: 50 }, () =>
        house.db.transact(async (tx) => {
          await house.service.lockOpen(tx, id)
          return house.service.takeSeat(tx, id)
        }),
      ),
    )
    assert.equal(got.filter(Boolean).length, 5)
    assert.equal(await taken(id), 5)
    await house.db.transact((tx) => house.service.releaseSeat(tx, id))
    assert.equal(await taken(id), 4)
  })

  test('whoever holds it open is waited for by closing; afterwards it cannot be opened', async () => {
    const id = await house.live()
    const order: string[] = []
    let isHeld = () => {}
    const held = new Promise<void>((resolve) => {
      isHeld = resolve
    })
    const closing = held
      .then(() => house.db.transact((tx) => house.service.close(tx, id, undefined, 'its time was over')))
      .then(() => order.push('closed'))
    await house.db.transact(async (tx) => {
      await house.service.lockOpen(tx, id)
      isHeld()
      // Round trips for the other to overtake, were it not held.
      const db = house.db.on<ListingsTables>(tx)
      for (let at = 0; at < 5; at++) await db.selectFrom('listings.seating').select('taken').limit(1).execute()
      order.push('registered')
    })
    await closing
    assert.deepEqual(order, ['registered', 'closed'])
    assert.equal((await rejection(house.db.transact((tx) => house.service.lockOpen(tx, id)))).code, 'not-live')
  })

  test('counts by kind and state, lists by keyset, and copies without dates', async () => {
    const mine = 4711
    const made = await house.db.transact((tx) => house.service.create(tx, contentOf({ kind: 'quiz' }), mine))
    const copy = await house.db.transact((tx) => house.service.duplicate(tx, made.id, mine))
    assert.deepEqual([copy.title, copy.closesAt, copy.state], ['Product Design Intern (copy)', null, 'draft'])
    assert.deepEqual(await house.service.count({ organizerId: mine }), { 'quiz/draft': 2, 'all/draft': 2 })
    const list = (after?: number) =>
      house.service.list({ organizerId: mine, limit: 1, ...(after !== undefined && { after }) })
    const [first] = await list()
    assert.equal(first?.id, copy.id)
    assert.equal((await list(copy.id))[0]?.id, made.id)
    assert.equal((await house.service.list({ organizerId: mine, search: '(COPY)', limit: 9 })).length, 1)
    assert.equal((await house.service.list({ organizerId: mine, states: [], limit: 9 })).length, 0)
  })

  test('what is extended while others are closed for their time stays open', async () => {
    const past = { closesAt: '2026-11-01T00:00:00.000Z' }
    const [extended, over] = [await house.live(past), await house.live(past)]
    const later = new Date('2027-01-01T00:00:00Z')
    const between = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      await house.db
        .of<ListingsTables>()
        .updateTable('listings.opportunity')
        .set({ closes_at: later })
        .where('id', '=', extended)
        .execute()
      return house.db.transact(work)
    }
    const job = closePastJob({ ...house.db, transact: between } as Database, house.service)
    await job.run({ now: NOW, signal: new AbortController().signal } as never)
    const states = [await house.service.find(extended), await house.service.find(over)].map((each) => each?.state)
    assert.deepEqual(states, ['live', 'closed'])
  })

  test.run()
})
