import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { readablePage } from '../../../../features/privacy/server/readable-page'

const test = suite('the page of an archive')

const drawn = (picture: string) =>
  readablePage({ 'profile.profile': { picture } }, { name: 'Meera Nair', at: new Date(0), language: 'en' })

test('a picture is shown, not spelled', () => {
  assert.match(
    drawn('data:image/webp;base64,UklGRg=='),
    /<dd><img src="data:image\/webp;base64,UklGRg==" alt=""><\/dd>/,
  )
})

test('what only begins like one stays words', () => {
  for (const text of [
    'data:image/webp;base64,"><b>',
    'data:image/svg+xml;base64,UklGRg==',
    'data:text/html;base64,UklG',
  ])
    assert.doesNotMatch(drawn(text), /<img|<b>/)
})

test.run()
