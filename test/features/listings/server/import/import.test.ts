import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import { personalData, stateMachines } from '../../../../../features/data/contract'
import { houseReasons } from '../../../../../features/listings/contract'
import { opportunityMachine } from '../../../../../features/listings/server/opportunity-machine'
import { eachDatabase } from '../../../../support/database'
import { rejection } from '../../../../support/waiting'
import { bootListings, type ListingsHouse } from '../../house'
import { importedRows, runImport } from './run-import'

eachDatabase((kind) => {
  const test = suite(`import, ${kind}`)
  let house: ListingsHouse
  let folder: string

  const bySource = async (url: string) => (await importedRows(house)).find((row) => row.source_url === url)
  function write(rows: readonly unknown[]): string {
    const path = join(folder, 'rows.json')
    writeFileSync(path, JSON.stringify(rows))
    return path
  }
  const job = (at: number, more: object = {}) => ({
    company_name: 'Orbit Foods',
    title: `Cook ${at}`,
    url: `https://orbit.example/jobs/${at}`,
    active: true,
    is_visible: true,
    date_posted: 1_714_605_534,
    locations: ['Pune, MH, India'],
    ...more,
  })

  test.before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foothold-test-'))
    house = await bootListings(kind)
  })
  test.after(async () => {
    await house?.dispose()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a dry run says what would happen and changes nothing', async () => {
    const { closing, exit } = await runImport(house, ['conferences', 'conferences.json', '--dry-run'])
    assert.deepEqual([closing, exit], ['4 made, 0 updated, 0 unchanged, 5 refused', 0])
    assert.deepEqual(await importedRows(house), [])
  })

  for (const [format, file, made, refused] of [
    ['conferences', 'conferences.json', 4, 5],
    ['hackathons', 'hackathons.json', 4, 1],
    ['jobs', 'jobs.json', 4, 1],
    ['jsonld', 'events.jsonld', 2, 1],
    ['jsonld', 'job-page.html', 1, 2],
  ] as const) {
    test(`${file}: every row is made or refused, a second import makes and updates nothing`, async () => {
      const first = await runImport(house, [format, file])
      assert.equal(first.closing, `${made} made, 0 updated, 0 unchanged, ${refused} refused`)
      const before = await importedRows(house)
      const refusals = first.report.filter(({ outcome }) => outcome === 'refused')
      assert.equal(refusals.length, refused)
      assert.ok(refusals.every(({ row, reason }) => row > 0 && reason))
      const second = await runImport(house, [format, file])
      assert.equal(second.closing, `0 made, 0 updated, ${made} unchanged, ${refused} refused`)
      assert.deepEqual(await importedRows(house), before)
    })
  }

  test('one conference told twice is one listing with both topics, the year before is another', async () => {
    const one = await bySource('https://kaveri.example/js#2026')
    assert.deepEqual([one?.tags, one?.state, one?.zone], [['JavaScript', 'UX'], 'live', 'Asia/Kolkata'])
    assert.equal((await bySource('https://kaveri.example/js#2025'))?.state, 'closed')
  })

  test('imported rows are found in the lists, with their organisation made once', async () => {
    await house.listed({ q: 'Design Intern' }, 1)
    const ids = (await importedRows(house)).filter(({ organisation }) => /^lumio labs$/i.test(organisation))
    assert.deepEqual([ids.length, new Set(ids.map((row) => row.organisation_id)).size], [3, 1])
  })

  test('a changed row updates its listing; one that its source ends is closed, and opened again with it', async () => {
    const url = 'https://orbit.example/jobs/1'
    await runImport(house, ['jobs', write([job(1), job(2)])])
    const before = await bySource(url)
    const changed = await runImport(house, ['jobs', write([job(1, { title: 'Chef', active: false }), job(2)])])
    assert.equal(changed.closing, '0 made, 1 updated, 1 unchanged, 0 refused')
    const after = await bySource(url)
    assert.deepEqual([after?.id, after?.title, after?.state], [before?.id, 'Chef', 'closed'])
    await runImport(house, ['jobs', write([job(1), job(2)])])
    assert.equal((await bySource(url))?.state, 'live')
    const history = await house.kernel.get(stateMachines).history(opportunityMachine, before?.id ?? 0)
    assert.deepEqual(
      history.map(({ to }) => to),
      ['live', 'closed', 'live'],
    )
  })

  test('what people decided stays: closed by hand stays closed, taken down is refused', async () => {
    await runImport(house, ['jobs', write([job(3), job(4)])])
    const [closed, removed] = await Promise.all([3, 4].map((at) => bySource(`https://orbit.example/jobs/${at}`)))
    await house.db.transact((tx) => house.service.close(tx, closed?.id ?? 0, 1, 'filled'))
    await house.db.transact((tx) => house.service.remove(tx, removed?.id ?? 0, 1))
    const { closing, report } = await runImport(house, ['jobs', write([job(3, { title: 'Baker' }), job(4)])])
    assert.equal(closing, '0 made, 1 updated, 0 unchanged, 1 refused')
    assert.match(report.find(({ row }) => row === 2)?.reason ?? '', /taken down/)
    assert.equal((await bySource('https://orbit.example/jobs/3'))?.state, 'closed')
  })

  test('closed by hand it stays closed, though whoever did it is here no more', async () => {
    const closed = { 77: 'filled', 78: houseReasons.byHand }
    const jobs = (more = {}) => write(Object.keys(closed).map((at) => job(Number(at), more)))
    const rows = () => Promise.all(Object.keys(closed).map((at) => bySource(`https://orbit.example/jobs/${at}`)))
    await runImport(house, ['jobs', jobs()])
    for (const [at, row] of (await rows()).entries())
      await house.db.transact((tx) => house.service.close(tx, row?.id ?? 0, 6, Object.values(closed)[at] ?? ''))
    await house.db.transact(async (tx) => {
      for (const each of house.kernel.view(personalData)) await each.erase?.(tx, 6)
    })
    await runImport(house, ['jobs', jobs({ title: 'Baker' })])
    const states = (await rows()).map((row) => row?.state)
    assert.deepEqual(states, ['closed', 'closed'])
  })

  test('a run that was stopped goes on when it is repeated', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => job(1000 + at))
    const stopped = await runImport(house, ['jobs', write(rows)], { stopAfter: 100 })
    assert.deepEqual([stopped.exit, stopped.closing], [1, '100 made, 0 updated, 0 unchanged, 0 refused'])
    assert.ok(stopped.lines.includes('Stopped after row 100 of 250. Run it again to go on.'))
    const again = await runImport(house, ['jobs', write(rows)])
    assert.deepEqual([again.exit, again.closing], [0, '150 made, 0 updated, 100 unchanged, 0 refused'])
    const titles = (await importedRows(house)).map(({ title }) => title).filter((title) => /^Cook 1\d\d\d$/.test(title))
    assert.deepEqual(titles.sort(), rows.map(({ title }) => title).sort())
  })

  test('a file that breaks off is imported up to there, and says so', async () => {
    const path = write([job(5), job(6)])
    writeFileSync(path, JSON.stringify([job(5), job(6)]).slice(0, -40))
    const { exit, closing, report } = await runImport(house, ['jobs', path])
    assert.deepEqual([exit, closing], [1, '1 made, 0 updated, 0 unchanged, 1 refused'])
    assert.match(report.at(-1)?.reason ?? '', /not whole JSON/)
  })

  test('a name like that of a well-known one waits, and the report says whose', async () => {
    const rows = Array.from({ length: 6 }, (_, at) => job(2000 + at, { company_name: 'Kaveri Mills' }))
    const path = write([
      ...rows,
      job(2010, { company_name: 'Kaverl Mills' }),
      job(2011, { company_name: 'Kaveri Milks' }),
    ])
    const { lines, report, closing } = await runImport(house, ['jobs', path])
    assert.equal(closing, '8 made, 0 updated, 0 unchanged, 0 refused')
    assert.ok(lines.some((line) => line.startsWith('2 of those made wait for approval')))
    assert.deepEqual(
      report.map(({ row, notes }) => [row, notes?.at(-1)]),
      [7, 8].map((row) => [row, 'it waits for approval: looks like Kaveri Mills']),
    )
    assert.equal((await bySource('https://orbit.example/jobs/2010'))?.state, 'pending')
    const again = await runImport(house, ['jobs', path])
    assert.equal(again.closing, '0 made, 0 updated, 8 unchanged, 0 refused')
    // One of good name that takes the other's is taken out of sight.
    const renamed = await runImport(house, ['jobs', write([job(1, { company_name: 'Kaveri M1lls' })])])
    assert.equal(renamed.closing, '0 made, 1 updated, 0 unchanged, 0 refused')
    assert.equal((await bySource('https://orbit.example/jobs/1'))?.state, 'pending')
  })

  test('a wrong word, a wrong option or no such file is one sentence', async () => {
    for (const [args, says] of [
      [['recipes', 'jobs.json'], /conferences\|hackathons\|jobs\|jsonld/],
      [['jobs', 'nowhere.json'], /There is no file .*nowhere\.json/],
      [['jobs', 'jobs.json', '--dry'], /no option --dry/],
    ] as const)
      assert.match((await rejection(runImport(house, args))).message, says)
  })

  test.run()
})
