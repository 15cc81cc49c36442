import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { suite } from 'uvu'
import { cityText, placesText, placeText } from '../../../../features/listings/contract'
import { countryText } from '../../../../features/listings/contract/city-text'
import { cityIn } from '../../../../features/listings/server/city-in'
import { cities } from '../../../../features/listings/server/seed/seed-words'
import { createTexts } from '../../../../features/ui/client/texts'
import type { Language, Message } from '../../../../features/ui/contract'

const test = suite('cities in the letters of the reader')

const texts = createTexts({ catalogues: () => [], onMissing: () => {} })
texts.compileWith((message) => compileMessage(message) as Message)
for (const language of ['en', 'hi'] as const)
  texts.add(
    language,
    JSON.parse(
      readFileSync(new URL(`../../../../features/listings/locales/${language}.json`, import.meta.url), 'utf8'),
    ),
  )
const say = (language: Language, city: string) => cityText(texts.translator(language), city)

test('Hindi has all of the demo in Devanagari, whatever their case; English leaves them as they are', () => {
  for (const city of cities) {
    assert.match(say('hi', city), /^[\u0900-\u097f ]+$/, city)
    assert.equal(say('en', city), city)
    assert.deepEqual([cityIn('hi', city), cityIn('en', city)], [say('hi', city), city], 'as pages say it')
  }
  assert.deepEqual([say('hi', 'Bengaluru'), say('hi', 'NAVI MUMBAI')], ['बेंगलुरु', 'नवी मुंबई'])
})

test('countries too: those that conferences and jobs are in', () => {
  const country = (language: Language, name: string) => countryText(texts.translator(language), name)
  for (const name of ['India', 'United States', 'United Kingdom', 'Germany', 'Hong Kong', 'Turkey', 'Sri Lanka']) {
    assert.match(country('hi', name), /^[\u0900-\u097f ]+$/, name)
    assert.equal(country('en', name), name)
  }
  for (const name of ['Atlantis', 'constructor', 'other', '']) assert.equal(country('hi', name), name)
})

test('what has no name in Devanagari stays as it is written, whatever it is', () => {
  for (const city of ['Nowhere', 'constructor', '__proto__', 'other', 'Zürich', '', '{city}', '12', 'पुणे'])
    assert.deepEqual([say('hi', city), cityIn('hi', city)], [city, city])
})

test('a place abroad is said with its country, one at home by its city', () => {
  const place = (city: string | null, country: string | null, workMode: 'onsite' | 'remote' = 'onsite') =>
    (['en', 'hi'] as const).map((language) => placeText(texts.translator(language), { city, country, workMode }))
  assert.deepEqual(place('Pune', 'India'), ['Pune', 'पुणे'])
  assert.deepEqual(place('Pune', ' india'), ['Pune', 'पुणे'])
  assert.deepEqual(place('Pune', null), ['Pune', 'पुणे'])
  assert.deepEqual(place('London', 'United Kingdom'), ['London, United Kingdom', 'लंदन, ब्रिटेन'])
  assert.deepEqual(place('Singapore', 'Singapore'), ['Singapore', 'सिंगापुर'])
  assert.deepEqual(place(null, 'Germany', 'remote'), ['Germany', 'जर्मनी'])
  assert.deepEqual(place(null, 'India', 'remote'), [undefined, undefined])
  assert.deepEqual(place(null, 'India'), ['India', 'भारत'])
  assert.deepEqual(place(null, null), [undefined, undefined])
})

test('of several places the first is said with how many more, or all of them in a line', () => {
  const india = (city: string) => ({ city, country: 'India' })
  const zurich = { city: 'Zurich', country: 'Switzerland' }
  const said = (language: Language, otherPlaces: readonly (typeof zurich)[], more = {}) => {
    const where = { ...india('Pune'), otherPlaces, workMode: 'onsite', ...more } as const
    return [placeText, placesText].map((text) => text(texts.translator(language), where)?.replaceAll('\u00a0', ' '))
  }
  assert.deepEqual(said('en', [india('Delhi'), india('Kochi')]), ['Pune + 2', 'Pune, Delhi, Kochi'])
  assert.deepEqual(said('hi', [india('Delhi')]), ['पुणे + 1', 'पुणे, दिल्ली'])
  assert.deepEqual(said('en', [zurich]), ['Pune + 1', 'Pune; Zurich, Switzerland'])
  const wide = { city: null, isCountrywide: true }
  assert.deepEqual(said('en', [], wide), ['All over India', 'All over India'])
  assert.deepEqual(said('hi', [], wide), ['पूरे भारत में', 'पूरे भारत में'])
})

test.run()
