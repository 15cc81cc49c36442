import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import type { ListingsTables } from '../../../../../features/listings/server/tables'
import { eachDatabase } from '../../../../support/database'
import { bootListings, type ListingsHouse } from '../../house'
import { importedRows, runImport } from './run-import'

eachDatabase((kind) => {
  const test = suite(`import, editions behind one address, ${kind}`)
  let folder: string
  let house: ListingsHouse
  test.before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foothold-test-'))
    house = await bootListings(kind)
  })
  test.after(async () => {
    await house?.dispose()
    rmSync(folder, { recursive: true, force: true })
  })

  let page = 0
  const edition = (city: string, startDate: string, more = {}) => ({
    name: `Loom ${city || 'anywhere'}`,
    url: `https://loom.example/${page}`,
    startDate,
    endDate: startDate,
    online: city === '',
    ...(city && { city, country: 'Germany' }),
    ...more,
  })
  const bring = async (...rows: readonly object[]) => {
    const path = join(folder, 'rows.json')
    writeFileSync(path, JSON.stringify(rows))
    return (await runImport(house, ['conferences', path])).closing.replace(', 0 refused', '')
  }
  const stored = async () =>
    (await importedRows(house))
      .filter(({ external_url: url }) => url === `https://loom.example/${page}`)
      .map(({ id, title, source_url: source }) => [id, title, source])
  const onNewPage = (name: string, body: () => Promise<void>) =>
    test(name, () => {
      page += 1
      return body()
    })

  onNewPage('a dropped row, another order and a second file leave each what it was', async () => {
    const [berlin, london, oslo] = ['Berlin', 'London', 'Oslo'].map((city) => edition(city, '2026-12-05'))
    assert.equal(await bring(berlin as object, london as object), '2 made, 0 updated, 0 unchanged')
    const before = await stored()
    assert.equal(before.length, 2)
    assert.equal(await bring(london as object), '0 made, 0 updated, 1 unchanged')
    assert.equal(await bring(london as object, berlin as object), '0 made, 0 updated, 2 unchanged')
    assert.deepEqual(await stored(), before)
    assert.equal(await bring(oslo as object), '1 made, 0 updated, 0 unchanged')
    assert.deepEqual((await stored()).length, 3)
    assert.equal(await bring(oslo as object, berlin as object, london as object), '0 made, 0 updated, 3 unchanged')
  })

  onNewPage('those that were numbered by their place are found again', async () => {
    const [berlin, london] = ['Berlin', 'London'].map((city) => edition(city, '2026-12-05'))
    await bring(berlin as object, london as object)
    await house.db
      .of<ListingsTables>()
      .updateTable('listings.opportunity')
      .set({ source_url: `https://loom.example/${page}#2026-2` })
      .where('title', '=', 'Loom London')
      .where('external_url', '=', `https://loom.example/${page}`)
      .execute()
    assert.equal(await bring(london as object, berlin as object), '0 made, 0 updated, 2 unchanged')
  })

  onNewPage('one whose day moves, or whose city is told later, stays the same listing', async () => {
    assert.equal(await bring(edition('', '2026-12-05', { name: 'Loom' })), '1 made, 0 updated, 0 unchanged')
    const [[id] = []] = await stored()
    assert.equal(await bring(edition('Berlin', '2026-12-05')), '0 made, 1 updated, 0 unchanged')
    assert.equal(await bring(edition('Berlin', '2026-12-09')), '0 made, 1 updated, 0 unchanged')
    const after = await stored()
    assert.deepEqual([after.length, after[0]?.[0]], [1, id])
    // Where two could be the one that moved, both are new.
    assert.equal(
      await bring(edition('Berlin', '2026-12-12'), edition('Berlin', '2026-12-19')),
      '2 made, 0 updated, 0 unchanged',
    )
  })

  test.run()
})
