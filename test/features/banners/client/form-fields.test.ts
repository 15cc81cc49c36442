import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { fromField, toField } from '../../../../features/banners/client/manage/local-time'
import { pagesIn } from '../../../../features/banners/client/manage/pages-in'

const test = suite('what is typed of an ad')
const zone = process.env['TZ']
test.after.each(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test('a year that is being typed leaves the other fields alone, where clocks once ran by the sun too', () => {
  // Each digit of 2026 makes a year of its own, and India’s clocks of those stood at odd seconds.
  process.env['TZ'] = 'Asia/Kolkata'
  let shown = '2025-11-30T23:59'
  for (const year of ['0002', '0020', '0202', '2026']) {
    const typed = year + shown.slice(4)
    shown = toField(fromField(typed))
    assert.equal(shown, typed)
  }
  assert.equal(fromField(shown), '2026-11-30T18:29:00.000Z')
})

test('what is no date yet is none', () => {
  assert.deepEqual([fromField(''), fromField('20266-11-30T23:59')], [null, null])
})

test('the start page may be typed as its address; left out it would be every page', () => {
  assert.deepEqual(pagesIn('/'), ['home'])
  assert.deepEqual(pagesIn('/, Jobs, /internships/x,'), ['home', 'jobs', 'internships'])
  assert.deepEqual(pagesIn(' , '), [])
})

test.run()
