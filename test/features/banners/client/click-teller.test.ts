import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { addToClicks, readClicks } from '../../../../features/banners/client/ad/click-list'
import { createClickTeller } from '../../../../features/banners/client/ad/click-teller'
import { underWayOf } from '../../../../features/banners/client/ad/numbered-teller'
import { noteClicked, noteShown, timesShown } from '../../../../features/banners/client/ad/shown-today'
import type { BannerClicksRequest } from '../../../../features/banners/contract/wire'
import { HttpError } from '../../../../features/web/contract'

const test = suite('telling clicks of banners')
const NAME = 'a3bb189e-8bf9-4888-9912-ace4e6543002'

/** A server that counts a batch once by its number. Its answers may be lost, or say no. */
function server() {
  const counted: number[] = []
  let last = 0
  let fault: 'none' | 'before' | 'after' | 'no' | 422 = 'none'
  return {
    counted,
    fail: (how: typeof fault) => void (fault = how),
    async post(_path: string, { clicks, sequence = 0 }: BannerClicksRequest) {
      if (fault === 'before') throw new HttpError(0, undefined)
      if (fault === 422) throw new HttpError(422, undefined)
      if (fault === 'no') return { data: { status: false } }
      if (sequence > last) {
        last = sequence
        counted.push(...clicks)
      }
      if (fault === 'after') throw new HttpError(0, undefined)
      return { data: { status: true } }
    },
  }
}

const telling = (http: ReturnType<typeof server>) =>
  createClickTeller({ http, name: () => NAME, headers: () => ({}), now: () => 1000 })

test.before.each(() => localStorage.clear())

test('what is told and answered well is gone from the list, and nothing is told twice', async () => {
  const http = server()
  const teller = telling(http)
  for (const id of [3, 5, 3]) addToClicks(id)
  assert.deepEqual(readClicks(), [3, 5])
  await teller.tell()
  await teller.tell()
  assert.deepEqual([http.counted, readClicks(), localStorage.getItem('bannerClicks')], [[3, 5], [], null])
})

test('offline it waits; an answer that is lost is told again under the same number', async () => {
  const http = server()
  const teller = telling(http)
  addToClicks(3)
  http.fail('before')
  for (let time = 0; time < 5; time++) await teller.tell()
  assert.deepEqual([http.counted, readClicks()], [[], [3]])
  http.fail('after')
  await teller.tell()
  addToClicks(7)
  http.fail('none')
  // Another tab, or this one after a reload.
  await telling(http).tell()
  await teller.tell()
  assert.deepEqual([http.counted, readClicks()], [[3, 7], []])
})

test('the list stays while the server says no; what it can never take is dropped', async () => {
  const http = server()
  const teller = telling(http)
  addToClicks(3)
  http.fail('no')
  await teller.tell()
  assert.deepEqual(readClicks(), [3])
  http.fail(422)
  await teller.tell()
  assert.deepEqual([readClicks(), localStorage.getItem(underWayOf('banner-clicks'))], [[], null])
})

test('at most fifty at a time', async () => {
  const http = server()
  for (let id = 1; id <= 60; id++) addToClicks(id)
  const teller = telling(http)
  await teller.tell()
  assert.deepEqual([http.counted.length, readClicks().length], [50, 10])
  await teller.tell()
  assert.equal(http.counted.length, 60)
})

test('a list that somebody else wrote into holds numbers only', () => {
  localStorage.setItem('bannerClicks', '[1, "2", null, 1, -3, 4.5, 6]')
  assert.deepEqual(readClicks(), [1, 6])
  localStorage.setItem('bannerClicks', 'not json')
  assert.deepEqual(readClicks(), [])
})

test('what was shown and clicked is remembered for the day', () => {
  const [today, tomorrow] = [new Date(2026, 10, 22, 23, 59, 59), new Date(2026, 10, 23)]
  noteShown(4, 2, today)
  noteShown(4, 2, today)
  assert.deepEqual([timesShown(4, today), timesShown(5, today), timesShown(4, tomorrow)], [2, 0, 0])
  assert.deepEqual([noteClicked(4, today), noteClicked(4, today), noteClicked(4, tomorrow)], [true, false, true])
})

test.run()
