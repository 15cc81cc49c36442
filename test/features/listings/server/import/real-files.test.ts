import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { suite } from 'uvu'
import { eachDatabase } from '../../../../support/database'
import { bootListings, type ListingsHouse } from '../../house'
import { importedRows, runImport } from './run-import'

const folder = resolve('../shared/data')

eachDatabase((kind) => {
  const test = suite(
    `import of the real files, ${kind}${existsSync(folder) ? '' : ': skipped, ../shared/data is not there'}`,
  )
  if (!existsSync(folder)) {
    test.skip('without the files', () => {})
    return test.run()
  }
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  for (const [name, made, folded, refused] of [
    ['conferences', 845, 4, 294],
    ['hackathons', 765, 0, 2],
    ['jobs', 300, 0, 0],
  ] as const)
    test(`${name}: all rows are accounted for, a second import makes and updates nothing`, async () => {
      const file = resolve(folder, `${name}.json`)
      const foretold = await runImport(house, [name, file, '--dry-run'])
      const first = await runImport(house, [name, file])
      assert.equal(first.closing, `${made} made, ${folded} updated, 0 unchanged, ${refused} refused`)
      assert.equal(foretold.closing, first.closing)
      assert.equal(first.report.filter(({ reason }) => reason).length, refused)
      const second = await runImport(house, [name, file])
      assert.equal(second.closing, `0 made, 0 updated, ${made + folded} unchanged, ${refused} refused`)
    })

  test('what is over is closed, what is to come is live', async () => {
    const rows = await importedRows(house)
    const now = new Date('2026-11-21T06:30:00Z')
    assert.equal(rows.length, 845 + 765 + 300)
    const wrong = rows.filter(({ state, closes_at }) => closes_at && (state === 'live') !== closes_at > now)
    assert.deepEqual(
      wrong.map(({ title }) => title),
      [],
    )
    assert.equal(rows.filter(({ kind, state }) => kind === 'job' && state === 'live').length, 22)
  })

  test.run()
})
