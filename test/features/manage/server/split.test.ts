import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import type { ManagedListing } from '../../../../features/manage/contract/wire'
import { eachDatabase } from '../../../support/database'
import { runImport } from '../../listings/server/import/run-import'
import { bootPublishing, type PublishingHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`splitting what an import took for one, ${kind}`)
  let house: PublishingHouse
  let folder: string
  test.before(async () => {
    house = await bootPublishing(kind, [])
    folder = mkdtempSync(join(tmpdir(), 'foothold-test-'))
  })
  test.after(async () => {
    await house?.dispose()
    rmSync(folder, { recursive: true, force: true })
  })

  test('who approves sees the further sources, and makes one an opportunity of its own', async () => {
    const file = join(folder, 'talks.json')
    const talk = { name: 'Kaveri JS', startDate: '2026-12-10', endDate: '2026-12-11', city: 'Pune', country: 'India' }
    writeFileSync(file, JSON.stringify(['a', 'b'].map((site) => ({ ...talk, url: `https://${site}.example/` }))))
    const { lines, closing } = await runImport(house, ['conferences', file])
    assert.equal(closing, '1 made, 1 updated, 0 unchanged, 0 refused')
    assert.ok(lines.includes('1 of those updated have a further source from now on: the same on another site.'))

    const [admin, student] = [await house.as('admin'), await house.as('student')]
    const rows = async (): Promise<readonly ManagedListing[]> =>
      (await admin.get('/api/manage/approvals?state=approved&search=Kaveri')).body.items
    const [one] = await rows()
    assert.deepEqual(
      one?.sources.map(({ link }) => link),
      ['https://b.example/'],
    )
    const path = `/api/manage/approvals/${one?.id}/split`
    const body = { source: one?.sources[0]?.id }
    assert.equal((await student.post(path, body)).status, 403)
    const { status, body: made } = await admin.post(path, body)
    assert.equal(status, 201)
    assert.deepEqual(
      (await rows()).map(({ id, sources }) => [id, sources]),
      [
        [made.id, []],
        [one?.id, []],
      ],
    )
    assert.equal((await admin.post(path, body)).status, 404)
    assert.equal((await runImport(house, ['conferences', file])).closing, '0 made, 0 updated, 2 unchanged, 0 refused')
  })

  test.run()
})
