import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { clock, database, outbox, stateMachines } from '../../../../../features/data/contract'
import { opportunities } from '../../../../../features/listings/contract'
import { importFile } from '../../../../../features/listings/server/import/import-file'
import { sanitiser } from '../../../../../features/web/contract'
import { eachDatabase } from '../../../../support/database'
import { bootListings, contentOf, type ListingsHouse } from '../../house'
import { importedRows } from './run-import'

eachDatabase((kind) => {
  const test = suite(`import, rows that the database does not take, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  test('cost only themselves: the others of their batch are made', async () => {
    const { get } = house.kernel
    const lines: object[] = []
    const cities = ['Pune', 'Nash\0ik', 'Goa']
    const result = await importFile(
      {
        database: get(database),
        machines: get(stateMachines),
        opportunities: get(opportunities),
        outbox: get(outbox),
        clock: get(clock),
        sanitiser: get(sanitiser),
      },
      {
        path: '',
        format: {
          async *rows() {
            yield* cities
          },
          parse: (city) => ({
            url: `https://x.example/${cities.indexOf(city as string)}`,
            content: contentOf({ city: city as string, description: '<p onclick="x()">Hello</p>' }),
            isActive: true,
            postedAt: null,
            notes: [],
          }),
        },
        dryRun: false,
        report: { path: '', line: async (entry) => void lines.push(entry), close: async () => undefined },
        progress: () => undefined,
        signal: new AbortController().signal,
      },
    )
    assert.deepEqual([result.made, result.refused], [2, 1])
    const { rows: news } = await sql<{ detail: { opportunityIds: number[] } }>`select detail from data.outbox
      where event = 'listings/became-public'`.execute(house.db.of())
    const told = news.flatMap(({ detail }) => detail.opportunityIds)
    assert.equal(told.length, 2, 'what is made is told, once')
    assert.match(JSON.stringify(lines), /"row":2.*the database does not take it/)
    const rows = await importedRows(house)
    assert.deepEqual(
      rows.map(({ city, description }) => [city, description]),
      [
        ['Pune', '<p>Hello</p>'],
        ['Goa', '<p>Hello</p>'],
      ],
    )
  })

  test.run()
})
