import assert from 'node:assert/strict'
import { cityName } from '../../../../features/listings/contract/city-names'
import type { FacetCounts, Listing } from '../../../../features/listings/contract/wire'
import { categoriesOf } from '../../../../features/listings/server/fields-of-work'
import { payBands } from '../../../../features/listings/server/own-facets'

const placesIn = ({ city, country, otherPlaces = [] }: Listing) => [{ city, country }, ...otherPlaces]

/** What a row has of each filter, read off the row itself. */
const valuesOf: Readonly<Record<string, (row: Listing) => readonly string[]>> = {
  type: ({ kind }) => [kind],
  category: categoriesOf,
  pay: ({ pay }) => payBands(pay),
  mode: ({ workMode }) => [workMode],
  city: (row) => placesIn(row).flatMap(({ city }) => (city ? [cityName(city)] : [])),
  country: (row) => placesIn(row).flatMap(({ country }) => country ?? []),
  tag: ({ tags }) => tags,
  audience: ({ audiences }) => audiences,
}

/** Values by the name of the filter: any of one's, of every one. */
export type Question = Readonly<Record<string, readonly string[]>>

export const passes = (row: Listing, chosen: Question, except?: string) =>
  Object.entries(chosen).every(
    ([name, values]) => name === except || (valuesOf[name]?.(row) ?? []).some((value) => values.includes(value)),
  )

/** Holds counts to a look at each of these rows. */
export function recount(data: FacetCounts, chosen: Question, rows: readonly Listing[]): void {
  assert.equal(data.total, rows.filter((row) => passes(row, chosen)).length)
  assert.equal(data.all, rows.length)
  for (const { name, values } of data.facets) {
    const left = rows.filter((row) => passes(row, chosen, name))
    for (const { value, count } of values)
      assert.equal(count, left.filter((row) => valuesOf[name]?.(row).includes(value)).length, `${name}=${value}`)
  }
  for (const { name, count } of data.gains)
    assert.equal(
      count,
      rows.filter((row) => passes(row, chosen, name) && !passes(row, chosen)).length,
      `without ${name}`,
    )
}
