import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { up } from '../../../../features/gamification/server/migrations/0009-one-city'
import { cityName } from '../../../../features/listings/contract'
import { bootGamification, type GamificationHouse } from '../house'

const test = suite('cities that people were ranked in before a city was one by all its names')
let house: GamificationHouse
test.before(async () => {
  house = await bootGamification('embedded')
})
test.after(() => house?.dispose())

/** As they stood there: small, without blanks at the ends. */
const before = [
  ...['bangalore', 'blr', 'belgaum', 'madras', 'new delhi', 'new  delhi', 'gurgaon', 'hubli', 'cochin', 'calcutta'],
  ...['calicut', 'mangalore', 'bombay', 'mysore', 'allahabad', 'pondicherry', 'poona', 'trivandrum', 'trichy'],
  ...['tiruchi', 'baroda', 'vizag', 's-hertogenbosch', 'den bosch', 'dusseldorf', 'duesseldorf', 'krakow', 'la'],
  ...['malmo', 'milano', 'nyc', 'new york city', 'nürnberg', 'nurnberg', 'sf', 'washington dc', 'washington d.c.'],
  ...['zürich', 'pune', 'poona, maharashtra', 'rio  de janeiro ', 'new york , ny', 'surat'],
]

test('they have the name that everybody is ranked by', async () => {
  const people = before.map((city, at) => ({ person_id: 500_001 + at, city }))
  const of = { college: '', course: '' }
  const scores = people.map((each) => ({ ...each, ...of, period: 'all', points: 0, is_listed: false }))
  await house.db().insertInto('gamification.person').values(people).execute()
  await house.db().insertInto('gamification.score').values(scores).execute()
  await up(house.base.of<unknown>())
  for (const table of ['gamification.person', 'gamification.score'] as const) {
    const rows = house.db().selectFrom(table).select('city').where('person_id', '>', 500_000).orderBy('person_id')
    assert.deepEqual(
      (await rows.execute()).map(({ city }) => city),
      before.map((city) => cityName(city).toLowerCase()),
    )
  }
})

test.run()
