import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { listingsServer } from '../../../../features/listings/server/feature'
import { registrationsServer } from '../../../../features/registrations/server/feature'
import { savedServer } from '../../../../features/saved/server/feature'
import type { Kept } from '../../../../features/saved/contract/wire'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { filled, freshKey, liveOf, NOW } from '../../registrations/house'

const LIST = '/api/saved/watchlist'

eachDatabase((kind) => {
  const test = suite(`what became of the watchlist, ${kind}`)
  let api: TestApi
  test.before(async () => {
    const settings = { registrations: { publicUrl: 'http://localhost:4000' } }
    api = await bootApi([listingsServer, registrationsServer, savedServer], { kind, now: NOW, settings })
  })
  test.after(() => api?.dispose())

  const outcomesOf = async (who: Caller) =>
    (await who.get(LIST)).body.items.map(({ listing, outcome }: Kept) => [listing?.title, outcome])

  test('each says what its own person did, in the word of its kind; others are told nothing of it', async () => {
    const [student, pro] = [await api.as('student'), await api.as('pro')]
    const job = await liveOf(api, { title: 'A job', kind: 'job' })
    const quiz = await liveOf(api, { title: 'A quiz', kind: 'quiz' })
    const left = await liveOf(api, { title: 'Left again', kind: 'quiz' })
    const untouched = await liveOf(api, { title: 'Untouched' })
    for (const id of [job, quiz, left, untouched]) for (const who of [student, pro]) await who.put(`${LIST}/${id}`)
    const enter = (opportunityId: number) =>
      student.post('/api/registrations', { opportunityId, ...filled }, freshKey())
    await enter(job)
    await enter(quiz)
    const { body } = await enter(left)
    const gone = await student.post(`/api/registrations/${body.id}/withdraw`)
    assert.ok(gone.status < 300, JSON.stringify([body, gone.body]))
    assert.deepEqual(await outcomesOf(student), [
      ['Untouched', undefined],
      ['Left again', 'withdrawn'],
      ['A quiz', 'registered'],
      ['A job', 'applied'],
    ])
    assert.deepEqual(
      (await outcomesOf(pro)).map(([, outcome]: [string, string?]) => outcome),
      [undefined, undefined, undefined, undefined],
    )
  })

  test.run()
})
