import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { underWayOf } from '../../../../features/banners/client/ad/numbered-teller'
import { addToViews, readViews } from '../../../../features/banners/client/ad/view-list'
import { createAdViewTeller } from '../../../../features/banners/client/ad/view-teller'
import { HttpError } from '../../../../features/web/contract'

const test = suite('telling views of banners')
const NAME = 'a3bb189e-8bf9-4888-9912-ace4e6543002'
type Fault = 'none' | 'before' | 'after' | 404 | 422

/** A server that counts a number once. Its answers may be lost, or say no. */
function server() {
  const counted: string[] = []
  const asked: string[] = []
  let [last, fault] = [0, 'none' as Fault]
  return {
    counted,
    asked,
    fail: (how: Fault) => void (fault = how),
    async get(path: string, { headers }: { headers?: Record<string, string> }) {
      const [name, number] = (headers?.['foothold-number'] ?? '').split(' ')
      assert.equal(name, NAME)
      asked.push(path)
      if (fault === 'before') throw new HttpError(0, undefined)
      if (typeof fault === 'number') throw new HttpError(fault, undefined)
      if (Number(number) > last) {
        last = Number(number)
        counted.push(path)
      }
      if (fault === 'after') throw new HttpError(0, undefined)
    },
  }
}

const telling = (http: ReturnType<typeof server>) =>
  createAdViewTeller({ http: http as never, name: () => NAME, headers: () => ({}), now: () => 1000 })
const of = (...ids: readonly number[]) => ids.map((id) => `/api/ad-banner/increase-view/${id}`)

test.before.each(() => localStorage.clear())

test('all that wait are told, each by its own call, and then gone', async () => {
  const http = server()
  const teller = telling(http)
  for (const id of [3, 5, 3]) addToViews(id)
  await teller.tell()
  await teller.tell()
  assert.deepEqual([http.counted, readViews(), localStorage.getItem(underWayOf('ad-views'))], [of(3, 5, 3), [], null])
})

test('one whose call fails waits, and those behind it; a lost answer is not counted twice', async () => {
  const http = server()
  for (const id of [3, 5]) addToViews(id)
  http.fail('before')
  for (let time = 0; time < 4; time++) await telling(http).tell()
  assert.deepEqual([http.counted, http.asked.length], [[], 4])
  http.fail('after')
  await telling(http).tell()
  http.fail('none')
  // Another tab, or this one after a reload.
  await telling(http).tell()
  assert.deepEqual([http.counted, readViews()], [of(3, 5), []])
})

for (const [status, left] of [
  [422, 0],
  [404, 1],
] as const)
  test(`an answer of ${status} ${left ? 'is tried again' : 'is final'}`, async () => {
    const http = server()
    addToViews(3)
    http.fail(status)
    await telling(http).tell()
    http.fail('none')
    await telling(http).tell()
    assert.equal(http.counted.length, left)
  })

test('a browser that tells nobody for months keeps a hundred', () => {
  for (let id = 1; id <= 130; id++) addToViews(id)
  assert.equal(readViews().length, 100)
})

test.run()
