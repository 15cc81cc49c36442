import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { AuditEntry } from '../../../../features/data/contract'
import { audit, database, personalData, personalRecords, seeding, seeds } from '../../../../features/data/contract'
import type { Token } from '../../../../kernel/index'
import { contribute } from '../../../../kernel/index'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { featureWith } from './support'

const NOON = new Date('2026-05-03T12:00:00Z')

eachDatabase((kind) => {
  const test = suite(`audit, personal data and seeds, ${kind}`)
  let server: TestServer | undefined
  let asked: string[] = []
  let drawn: number[][] = []

  const personal = (feature: string) =>
    contribute(personalData, {
      id: `${feature}.people`,
      export: async (personId: number) => ({ feature, personId }),
      erase: async (_tx, personId: number) => {
        asked.push(`${feature} erases ${personId}`)
        if (personId === 13) throw new Error('this one stays')
      },
    })
  const seed = (feature: string) =>
    contribute(seeds, {
      id: `${feature}.demo`,
      run: async ({ now, size, random }) => {
        asked.push(`${feature} makes ${size} at ${now.toISOString()}`)
        drawn.push([random(), random()])
      },
    })
  const the = <T>(what: Token<T>) => {
    if (!server) throw new Error('the server is not up')
    return server.kernel.get(what)
  }
  const record = (entry: AuditEntry) => the(database).transact((tx) => the(audit).record(tx, entry))

  test.before(async () => {
    const garden = featureWith('garden', [personal('garden'), seed('garden')])
    const orchard = featureWith('orchard', [personal('orchard'), seed('orchard')])
    server = await bootServer([orchard, garden], { kind, now: NOON })
  })
  test.before.each(() => {
    asked = []
  })
  test.after(() => server?.dispose())

  test('entries are read newest first, by thing, by action and page by page', async () => {
    await record({ personId: 1, action: 'listings.approved', about: 'opportunity:12', detail: { note: ['fine'] } })
    await record({ personId: undefined, action: 'listings_imported', about: 'file:3' })
    await record({ personId: 2, action: 'listings.closed', about: 'opportunity:12' })
    const all = await the(audit).list({ limit: 10 })
    assert.deepEqual(
      all.map(({ id, ...entry }) => entry),
      [
        { personId: 2, action: 'listings.closed', about: 'opportunity:12', at: NOON },
        { personId: undefined, action: 'listings_imported', about: 'file:3', at: NOON },
        { personId: 1, action: 'listings.approved', about: 'opportunity:12', at: NOON, detail: { note: ['fine'] } },
      ],
    )
    const actions = async (filter: object) =>
      (await the(audit).list({ limit: 10, ...filter })).map(({ action }) => action)
    assert.deepEqual(await actions({ about: 'opportunity:12' }), ['listings.closed', 'listings.approved'])
    assert.deepEqual(await actions({ actionPrefix: 'listings_' }), ['listings_imported'])
    assert.deepEqual(await actions({ before: all[1]?.id }), ['listings.approved'])
  })

  test('an entry goes with its transaction', async () => {
    const work = the(database).transact(async (tx) => {
      await the(audit).record(tx, { personId: 1, action: 'never.done', about: 'nothing' })
      throw new Error('changed my mind')
    })
    await rejection(work)
    assert.deepEqual(await the(audit).list({ about: 'nothing', limit: 10 }), [])
  })

  test('an export asks every feature, the audit log included', async () => {
    const records = await the(personalRecords).export(2)
    assert.deepEqual(records, {
      'data.audit': {
        actions: [{ action: 'listings.closed', about: 'opportunity:12', at: NOON.toISOString() }],
        aboutThem: [],
      },
      'garden.people': { feature: 'garden', personId: 2 },
      'orchard.people': { feature: 'orchard', personId: 2 },
    })
  })

  test('an export tells what was done to somebody, and from where they signed in, but nothing that is somebody else’s', async () => {
    const at = NOON.toISOString()
    const from = { address: '203.0.113.7', browser: 'Chrome 142' }
    const why = { reason: 'Ticket 48213' }
    await record({ personId: 31, action: 'session.signed-in', about: 'person:31', detail: from })
    await record({ personId: 31, action: 'session.right-granted', about: 'person:32', detail: { role: 'mentor' } })
    await record({ personId: 1, action: 'session.support-asked', about: 'person:31', detail: why })
    assert.deepEqual((await the(personalRecords).export(31))['data.audit'], {
      actions: [
        { action: 'session.signed-in', about: 'person:31', at, detail: from },
        { action: 'session.right-granted', about: 'person:32', at },
      ],
      aboutThem: [{ action: 'session.support-asked', about: 'person:31', at, detail: why }],
    })
  })

  test('an erasure is one transaction in reverse order: all or nothing', async () => {
    const entry = { personId: 1, action: 'people.erased', about: 'person:13' }
    const erased = the(personalRecords).erase(13, (tx) => the(audit).record(tx, entry))
    assert.equal((await rejection(erased)).message, 'this one stays')
    assert.deepEqual(await the(audit).list({ about: 'person:13', limit: 1 }), [])
    assert.deepEqual(await the(personalRecords).erase(2), ['orchard.people', 'garden.people', 'data.audit'])
    assert.deepEqual(asked, ['orchard erases 13', 'orchard erases 2', 'garden erases 2'])
  })

  test('an erasure leaves every entry, and of those about the person nothing that tells who it was', async () => {
    const detail = { name: 'asha@example.in', address: '203.0.113.7' }
    for (const about of ['person:21', 'person:210', 'opportunity:21'])
      await record({ personId: 21, action: 'session.address-added', about, detail })
    await the(personalRecords).erase(21, (tx) =>
      the(audit).record(tx, { personId: 1, action: 'people.erased', about: 'person:21', detail }),
    )
    const left = async (about: string) =>
      (await the(audit).list({ about, limit: 10 })).map(({ action, personId, detail: kept }) => [
        action,
        personId,
        kept,
      ])
    assert.deepEqual(await left('person:21'), [
      ['people.erased', 1, undefined],
      ['session.address-added', 21, undefined],
    ])
    for (const other of ['person:210', 'opportunity:21'])
      assert.deepEqual(await left(other), [['session.address-added', 21, detail]])
  })

  test('seeds run once, in boot order, each with its own stream of numbers', async () => {
    assert.deepEqual(await the(seeding).run(), [], 'the settings say no demo data')
    assert.deepEqual(await the(seeding).run({ size: 30 }), ['garden.demo', 'orchard.demo'])
    assert.deepEqual(await the(seeding).run({ size: 30 }), [])
    assert.deepEqual(asked, [
      'garden makes 30 at 2026-05-03T12:00:00.000Z',
      'orchard makes 30 at 2026-05-03T12:00:00.000Z',
    ])
    const [garden, orchard] = drawn
    assert.notDeepEqual(garden, orchard)
    assert.deepEqual(
      garden?.map((number) => number.toFixed(6)),
      ['0.699075', '0.380511'],
    )
    drawn = []
  })

  test.run()
})
