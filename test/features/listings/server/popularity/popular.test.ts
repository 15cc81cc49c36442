import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs } from '../../../../../features/data/contract'
import { registrationsServer } from '../../../../../features/registrations/server/feature'
import { savedServer } from '../../../../../features/saved/server/feature'
import { eachDatabase } from '../../../../support/database'
import { until } from '../../../../support/waiting'
import { bootPublishing, NOW, type PublishingHouse } from '../../../manage/house'
import { filled } from '../../../registrations/house'

const DAY_MS = 86_400_000
const publicUrl = 'http://localhost:4000'

eachDatabase((kind) => {
  const test = suite(`lists by popularity, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [savedServer, registrationsServer], { registrations: { publicUrl } })
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const list = async () => {
    const { status, body } = await house.nobody.get('/api/listings/search?sort=popular&limit=50&status=all')
    assert.equal(status, 200)
    return body.items.map(({ id }: { id: number }) => id) as number[]
  }
  const count = async (days = 0) => {
    const job = house.kernel.view(jobs).find(({ id }) => id === 'listings.count-popularity')
    const now = new Date(NOW.getTime() + days * DAY_MS)
    return (await job?.run({ now, signal: new AbortController().signal, data: undefined })) as { changed: number }
  }
  const save = async (word: string, id: number) =>
    assert.equal((await (await house.as(word)).put(`/api/saved/watchlist/${id}`)).status, 204)
  const shows = (ids: readonly number[]) =>
    until('the list has that order', async () => {
      const shown = await list()
      return JSON.stringify(shown.filter((id) => ids.includes(id))) === JSON.stringify(ids)
    })

  test('what people save and register for comes first, each person once, and then what is new; a month later it is forgotten', async () => {
    const ids: number[] = []
    for (const title of ['First', 'Second', 'Third', 'Fourth'])
      ids.push(await house.published({ title: `${title} hackathon`, closesAt: '2027-06-01T18:00' }))
    const [a, b, c, d] = ids as [number, number, number, number]
    await shows([d, c, b, a])

    await save('student', a)
    await save('pro', a)
    await save('student', b)
    assert.equal((await count()).changed, 2)
    await shows([a, b, d, c])

    // One who registers counts for more than one who saves, and saving it as well adds nothing.
    const entered = await (await house.as('intern')).post(
      '/api/registrations',
      { opportunityId: c, ...filled },
      { 'idempotency-key': crypto.randomUUID() },
    )
    assert.equal(entered.status, 201, JSON.stringify(entered.body))
    await count()
    await shows([c, a, b, d])
    await save('intern', c)
    assert.equal((await count()).changed, 0)

    // A day alone changes no number, a month takes them all.
    assert.equal((await count(1)).changed, 0)
    assert.equal((await count(31)).changed, 3)
    await shows([d, c, b, a])
  })

  test('pages of it go on where they ended', async () => {
    const first = (await house.nobody.get('/api/listings/search?sort=popular&limit=2&status=all')).body
    const next = await house.nobody.get(`/api/listings/search?sort=popular&limit=50&status=all&after=${first.next}`)
    const seen = [...first.items, ...next.body.items].map(({ id }: { id: number }) => id)
    assert.deepEqual(seen, await list())
    assert.equal((await house.nobody.get(`/api/listings/search?sort=newest&after=${first.next}`)).status, 400)
  })

  test.run()
})
