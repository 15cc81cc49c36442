import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'
import { findServer } from '../../../support/postgres'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute))
const MINUTES = 70

/** Guessers have many addresses and take turns at two nodes: what is counted is the account's. */
if (findServer() !== undefined) {
  const test = suite('an hour of guessing, through two nodes')
  let nodes: readonly TestApi[]
  let calls = 0 // each comes from another address
  test.before(async () => {
    const settings = { web: { ...apiSettings('/tmp').web, trustProxy: 1 } }
    const one = await bootApi([], { kind: 'postgres', now: at(0), settings })
    nodes = [one, await bootApi([], { kind: 'postgres', now: at(0), settings, beside: one })]
  })
  test.after(async () => {
    for (const node of [...nodes].reverse()) await node.dispose()
  })

  const elsewhere = () => {
    calls += 1
    return { 'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}` }
  }
  /** Of each minute how many calls were heard, when each node gets `each` of them. */
  async function hear(path: string, body: object, each: number, heard: number): Promise<readonly number[]> {
    const counts: number[] = []
    for (let minute = 0; minute < MINUTES; minute++) {
      for (const node of nodes) node.setNow(at(minute))
      const calls = nodes.flatMap((node) =>
        Array.from({ length: each }, () => node.nobody.post(path, body, elsewhere())),
      )
      counts.push((await Promise.all(calls)).filter(({ status }) => status === heard).length)
    }
    return counts
  }
  const most = (counts: readonly number[], minutes: number) =>
    Math.max(...counts.map((_, from) => counts.slice(from, from + minutes).reduce((sum, each) => sum + each, 0)))

  test('no hour judges more than sixty passwords of an account', async () => {
    const body = { email: 'mentor@demo.test', password: 'wrong every time' }
    const judged = most(await hear('/api/session/login', body, 2, 401), 60)
    assert.ok(judged > 50 && judged <= 60, `${judged} tries`)
  })

  test('nor are more codes mailed to it than could be tried sixty times in an hour', async () => {
    // A code lives ten minutes and is tried five times: those of seventy minutes can be tried in sixty.
    const mailed = most(await hear('/api/session/codes', { email: 'student@demo.test' }, 1, 202), 70)
    assert.ok(mailed > 8 && mailed * 5 <= 60, `${mailed} codes`)
  })

  test.run()
}
