import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { cleanText, knownText } from '../../../../../features/listings/server/import/clean-text'
import { dayInWords, endOfDay, instantOf, isoDay } from '../../../../../features/listings/server/import/days'
import { hackathonDays } from '../../../../../features/listings/server/import/hackathon-days'
import { moneyInWords } from '../../../../../features/listings/server/import/money-in-words'
import { createPlaces } from '../../../../../features/listings/server/import/places'
import { readAddress, tidyAddress } from '../../../../../features/listings/server/import/web-address'

const test = suite('import, what feeds write')
const places = createPlaces()

for (const [text, year, day] of [
  ['August 30', '2014', '2014-08-30'],
  ['March, 22', '2019', '2019-03-22'],
  ['5 April 2021', '2021', '2021-04-05'],
  ['9 December 2022', '2023', '2022-12-09'],
  ['1 March', '2025', '2025-03-01'],
  ['March 05', '2018', '2018-03-05'],
  ['Sept 5th', '2020', '2020-09-05'],
  ['2020-02-29', '', '2020-02-29'],
  ['February 29', '2021', undefined],
  ['February', '2021', undefined],
  ['30 August 31', '2014', undefined],
  ['May 6', '', undefined],
  ['soon', '2021', undefined],
] as const)
  test(`the day "${text}" of "${year}" is ${day}`, () => assert.equal(dayInWords(text, year)?.day, day))

test('an end before the start is in the next year where that is near, else the start is believed', () => {
  assert.equal(hackathonDays('December 30', 'January 2', '2026')?.endsOn, '2027-01-02')
  assert.equal(hackathonDays('May 16', 'March 30', '2016')?.endsOn, '2016-05-16')
  assert.deepEqual(hackathonDays('9 December 2022', '4 March 2023', '2023'), {
    startsOn: '2022-12-09',
    endsOn: '2023-03-04',
    notes: ['its year says 2023, its startDate "9 December 2022"; the date was believed'],
  })
  assert.deepEqual(hackathonDays('March 22', '', '2027')?.endsOn, null)
})

test('days end by the clock of their zone, instants keep theirs', () => {
  assert.equal(endOfDay('2026-11-30', 'Asia/Kolkata'), '2026-11-30T18:29:59.000Z')
  assert.equal(instantOf('2026-11-30T09:00', 'Asia/Kolkata'), '2026-11-30T03:30:00.000Z')
  assert.equal(instantOf('2026-11-30T09:00:00+01:00', 'Asia/Kolkata'), '2026-11-30T08:00:00.000Z')
  assert.equal(instantOf('2026-11-30', 'UTC'), undefined)
  assert.equal(isoDay('2026-13-01'), undefined)
})

for (const [text, country, city, inCountry, isOnline] of [
  ['Baltimore, MD, United States', '', 'Baltimore', 'United States', false],
  ['New York, NY', 'U.S.A.', 'New York', 'United States', false],
  ['NYC', '', 'New York', 'United States', false],
  ['San Jose, CA', '', 'San Jose', 'United States', false],
  ['Riverside, CA United States', '', 'Riverside', 'United States', false],
  ['Toronto, ON', '', 'Toronto', 'Canada', false],
  ['London, UK', '', 'London', 'United Kingdom', false],
  ['Edinburgh', 'Scotland', 'Edinburgh', 'United Kingdom', false],
  ['Zurich, CH', '', 'Zurich', 'Switzerland', false],
  ['Bangalore, KA, India', '', 'Bengaluru', 'India', false],
  ['Singapore ', '', 'Singapore', 'Singapore', false],
  ['Colorado', '', null, 'United States', false],
  ['United Kingdom', '', null, 'United Kingdom', false],
  ['Vellore', '', 'Vellore', null, false],
  ['Remote in Canada', '', null, 'Canada', true],
  ['PAN India', '', null, 'India', false],
  ['Virtual', '', null, null, true],
  ['India, Online', '', null, 'India', true],
  ['Various Locations (US)', '', null, 'United States', false],
  ['Anywhere in India', '', null, 'India', false],
  ['Remote, anywhere in India', '', null, 'India', true],
  ['Multiple locations', 'India', null, 'India', false],
  ['Narnia', 'Fillory', 'Narnia', 'Fillory', false],
  ['', '', null, null, false],
] as const)
  test(`the place "${text}" in "${country}" is ${city}, ${inCountry}${isOnline ? ', online' : ''}`, () => {
    const place = places.read(text, country)
    assert.deepEqual([place.city, place.country, place.isOnline], [city, inCountry, isOnline])
  })

test('where a place is all of a country, or several of it that are not named, that is said', () => {
  for (const text of ['PAN India', 'Anywhere in India', 'Multiple locations, India', 'Various cities in India'])
    assert.deepEqual([places.read(text).isCountrywide, places.read(text).country], [true, 'India'], text)
  for (const text of ['India', 'Pune, India', 'Remote - PAN India', 'All India Institute', 'Multiple locations'])
    assert.equal(places.read(text).isCountrywide, false, text)
})

for (const [text, all] of [
  ['Pune', ['Pune']],
  ['Pune / Bangalore / Remote', ['Pune', 'Bengaluru', 'online']],
  ['Pune; Zurich, Switzerland', ['Pune', 'Zurich, Switzerland']],
  ['Pune, Mumbai and New Delhi, India', ['Pune, India', 'Mumbai, India', 'Delhi, India']],
  ['[Pune, Karnataka, Delhi], India', ['Pune, India', 'India', 'Delhi, India']],
  ['Berlin / Germany', ['Berlin, Germany']],
  ['Salt Lake City, UT', ['Salt Lake City, United States']],
  ['Port of Spain, Trinidad and Tobago', ['Port of Spain']],
] as const)
  test(`"${text}" lists ${all.join(' · ')}`, () => {
    const said = places
      .readAll(text)
      .map(({ city, country, isOnline }) => [city, country, isOnline && 'online'].filter(Boolean).join(', '))
    assert.deepEqual(said, all)
  })

test('a zone is known where a country has one time only', () => {
  assert.equal(places.read('Pune', 'India').zone, 'Asia/Kolkata')
  assert.equal(places.read('Berlin', 'Germany').zone, 'Europe/Berlin')
  assert.equal(places.read('Austin, TX').zone, null)
})

for (const [text, minor, currency] of [
  ['$10,000', 1_000_000, 'USD'],
  ['$45,000 prize pool', 4_500_000, 'USD'],
  ['INR 500', 50_000, 'INR'],
  ['€24', 2400, 'EUR'],
  ['yes', undefined, undefined],
  ['5000', undefined, undefined],
  ['5 Different Prizes', undefined, undefined],
  ['Student: free, others: 100 EUR or 35 EUR', undefined, undefined],
] as const)
  test(`"${text}" is ${minor} ${currency}`, () => {
    const money = moneyInWords(text)
    assert.deepEqual([money?.minPaise, money?.currency], [minor, currency])
  })

for (const [text, url] of [
  [' https://bots.example/ ', 'https://bots.example/'],
  ['streethack.org/x.html', 'https://streethack.org/x.html'],
  ['http://http://coke.example/', 'http://coke.example/'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://files.example', undefined],
  ['see below', undefined],
  ['http://user:secret@host.example', undefined],
] as const)
  test(`the address "${text}" leads to ${url}`, () => assert.equal(readAddress(text)?.url, url))

test('an address is the same without trackers, anchor and closing slash', () => {
  assert.equal(tidyAddress('https://A.example/b/?utm_source=x&c=1#top'), 'https://a.example/b/?c=1')
  assert.equal(tidyAddress('https://a.example/'), 'https://a.example')
  assert.equal(tidyAddress('https://a.example/#/talk'), 'https://a.example/#/talk')
})

test('texts are read as a person meant them', () => {
  assert.equal(cleanText('  Rock &amp; Rust\u0000\n<b>live</b> &#128512; '), 'Rock & Rust <b>live</b> 😀')
  assert.equal(cleanText('</textarea>&lt;script&gt;'), '</textarea><script>')
  assert.equal(cleanText('x'.repeat(500)).length, 300)
  assert.deepEqual(
    ['unknown', 'N/A', '?', 'TBD', 'Pune'].map((each) => knownText(each)),
    ['', '', '', '', 'Pune'],
  )
})

test.run()
