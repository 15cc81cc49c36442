import assert from 'node:assert/strict'
import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { apiRoutes, endpoint } from '../../../../features/web/contract'
import { contribute } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { featureWith } from '../../data/server/support'

const KEY = { 'idempotency-key': 'a-key-of-this-test' }

eachDatabase((kind) => {
  const test = suite(`acts that are tried again, ${kind}`)
  let api: TestApi
  let acts: string[] = []
  let during: () => Promise<unknown> = async () => undefined

  const pick = endpoint({
    id: 'garden.pick',
    method: 'POST',
    path: '/api/garden/trees/:id/pick',
    access: 'public',
    strangers: 'same',
    request: { params: Type.Object({ id: Type.String() }) },
    response: { 200: Type.Object({ picked: Type.String() }) },
    async handle({ params: { id } }) {
      acts.push(id)
      await during()
      return { picked: id }
    },
  })

  test.before.each(async () => {
    acts = []
    during = async () => undefined
    api = await bootApi([featureWith('garden', [contribute(apiRoutes, pick)])], { kind })
  })
  test.after.each(() => api.dispose())
  const go = (id: string) => api.nobody.post(`/api/garden/trees/${id}/pick`, undefined, KEY)

  test('a repeat gets the first answer, and nothing is done', async () => {
    const [first, second] = [await go('5'), await go('5')]
    assert.deepEqual([first.status, second.status], [200, 200])
    assert.deepEqual(second.body, first.body)
    assert.deepEqual(acts, ['5'])
  })

  test('what failed may be tried again with its key', async () => {
    during = () => Promise.reject(new Error('a bird was there first'))
    assert.equal((await go('5')).status, 500)
    during = async () => undefined
    assert.equal((await go('5')).status, 200)
    assert.deepEqual(acts, ['5', '5'])
  })

  test('a key that comes for another thing is refused: neither the first answer is right, nor that nothing is done', async () => {
    await go('5')
    const other = await go('6')
    assert.deepEqual([other.status, other.body.code], [422, 'idempotency-mismatch'])
    assert.deepEqual(acts, ['5'])
  })

  test('who has acted is told so although the answer could not be kept, and a repeat does not act', async () => {
    const db = api.kernel.get(database).of()
    during = () => sql`alter table web.idempotency rename to idempotency_away`.execute(db)
    assert.equal((await go('5')).status, 200)
    await sql`alter table web.idempotency_away rename to idempotency`.execute(db)
    assert.equal((await go('5')).body.code, 'idempotency-in-flight')
    assert.deepEqual(acts, ['5'])
  })

  test.run()
})
