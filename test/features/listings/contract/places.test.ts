import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { MOST_OTHER_PLACES, otherPlacesOf } from '../../../../features/listings/contract'
import { cityName } from '../../../../features/listings/contract/city-names'

const test = suite('the places beside the first')

const india = (city: string | null) => ({ city, country: 'India' })

test('each is there once in the spelling of filters, and none that is the first', () => {
  const others = otherPlacesOf({
    ...india('Bangalore'),
    otherPlaces: [india(' pune'), india('Bengaluru'), { city: 'PUNE', country: null }, india('New Delhi')],
  })
  assert.deepEqual(others, [india('Pune'), india('Delhi')])
})

test('one name in two countries is two places; a country alone counts where no place is in it', () => {
  const abroad = { city: 'Hyderabad', country: 'Pakistan' }
  assert.deepEqual(otherPlacesOf({ ...india('Hyderabad'), otherPlaces: [abroad] }), [abroad])
  const canada = { city: null, country: 'Canada' }
  assert.deepEqual(otherPlacesOf({ ...india('Pune'), otherPlaces: [india(null), canada, canada] }), [canada])
  assert.deepEqual(otherPlacesOf({ ...india(null), otherPlaces: [india('Pune'), { city: '', country: ' ' }] }), [
    india('Pune'),
  ])
})

test('whatever is given, there are at most nineteen, no two alike, and tidying them again changes nothing', () => {
  const name = fc.constantFrom(null, '', 'Pune', ' poona', 'Kochi', 'cochin', 'Zürich', 'zurich', 'Ay', 'Bee')
  const place = fc.record({ city: fc.oneof(name, fc.string()), country: fc.constantFrom(null, 'India', 'Nepal') })
  fc.assert(
    fc.property(place, fc.array(place, { maxLength: 60 }), (first, given) => {
      const others = otherPlacesOf({ ...first, otherPlaces: given })
      assert.ok(others.length <= MOST_OTHER_PLACES)
      const keys = [first, ...others].map(({ city, country }) => `${cityName(city ?? '')}/${country ?? ''}`)
      assert.equal(new Set(keys).size, keys.length)
      assert.deepEqual(otherPlacesOf({ ...first, otherPlaces: others }), others)
    }),
  )
})

test.run()
