import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'

const test = suite('guessing from a network of IPv6')
let api: TestApi
test.before(async () => {
  const settings = { web: { ...apiSettings('/tmp').web, trustProxy: 1 } }
  api = await bootApi([], { kind: 'embedded', now: new Date('2026-11-21T10:00:00Z'), settings })
})
test.after(() => api.dispose())

test('whoever has a /64 guesses as often as whoever has one address', async () => {
  const guess = async (nth: number, address: string) => {
    const body = { email: `somebody${nth}@elsewhere.test`, password: 'wrong every time' }
    return (await api.nobody.post('/api/session/login', body, { 'x-forwarded-for': address })).status
  }
  const statuses: number[] = []
  for (let nth = 1; nth <= 31; nth++) statuses.push(await guess(nth, `2001:db8::${nth.toString(16)}`))
  assert.deepEqual([statuses.filter((status) => status === 401).length, statuses.at(-1)], [30, 429])
  assert.equal(await guess(32, '2001:db8:0:1::1'), 401)
})

test.run()
