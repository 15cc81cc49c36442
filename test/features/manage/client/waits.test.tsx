import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { HttpClient } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('how long one waits, in words')

const HOUR_MS = 3_600_000
const http = {} as HttpClient

async function said(place: number | undefined, ms: number | undefined): Promise<string> {
  const { MedianWait, PlaceInLine } = await import('../../../../features/manage/client/waits')
  const kernel = await bootManage(http)
  const part = place === undefined ? <MedianWait ms={ms ?? 0} /> : <PlaceInLine place={place} ms={ms} />
  const drawn = await drawInHouse({ kernel, http, feature: 'manage', page: <main>{part}</main> })
  const { textContent } = await drawn.view.findByRole('main')
  await drawn.stop()
  return textContent ?? ''
}

test('one’s place is counted as people count, with how long it usually takes where that is known', async () => {
  const places = []
  for (const place of [1, 2, 3, 4, 11, 22]) places.push(await said(place, undefined))
  assert.deepEqual(
    places,
    ['1st', '2nd', '3rd', '4th', '11th', '22nd'].map((each) => `${each} in line`),
  )
  assert.equal(await said(3, 4.2 * HOUR_MS), '3rd in line, usually answered within 5 h')
})

test('times are rounded up, in the unit that one would use', async () => {
  const times = []
  for (const hours of [0, 0.2, 1, 1.1, 48, 49])
    times.push(/within (.*)\.$/.exec(await said(undefined, hours * HOUR_MS))?.[1])
  assert.deepEqual(times, ['1 min', '12 min', '60 min', '2 h', '48 h', '3 days'])
})

test.run()
