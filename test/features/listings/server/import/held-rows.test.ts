import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { clock, database, outbox, stateMachines } from '../../../../../features/data/contract'
import { opportunities } from '../../../../../features/listings/contract'
import { storeRows } from '../../../../../features/listings/server/import/store-rows'
import { sanitiser } from '../../../../../features/web/contract'
import { eachDatabase } from '../../../../support/database'
import { bootListings, contentOf, type ListingsHouse } from '../../house'
import { importedRows } from './run-import'

const HARMLESS = '<p>Draw, test, draw again.</p>'
const ASKS = '<p>Send the registration fee to hr@ybl.</p>'

eachDatabase((kind) => {
  const test = suite(`import, words that ask for money, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  const store = (sourceUrl: string, description: string, more = {}, { dryRun = false, isActive = true } = {}) => {
    const { get } = house.kernel
    const parts = {
      database: get(database),
      machines: get(stateMachines),
      opportunities: get(opportunities),
      outbox: get(outbox),
      clock: get(clock),
      sanitiser: get(sanitiser),
    }
    const row = { sourceUrl, content: contentOf({ description, ...more }), isActive, postedAt: null }
    return storeRows(parts, [row], dryRun)
  }
  const idOf = async (description: string) =>
    (await importedRows(house)).find((each) => each.description === description)?.id ?? 0
  const stateOf = async (id: number) => (await house.service.find(id))?.state

  test('what asks for money waits, is not to be found, and is public once it is approved', async () => {
    assert.deepEqual(await store('https://x.example/1', ASKS, {}, { dryRun: true }), ['held'])
    assert.deepEqual(await store('https://x.example/1', ASKS), ['held'])
    const id = await idOf(ASKS)
    assert.equal(await stateOf(id), 'pending')
    assert.equal((await house.ask(`/api/listings/opportunities/${id}`)).status, 404)
    await house.db.transact((tx) => house.service.approve(tx, id, 1))
    assert.equal((await house.ask(`/api/listings/opportunities/${id}`)).status, 200)
    // Looked at once, it is not held for the same mark again.
    assert.deepEqual(await store('https://x.example/1', ASKS, { seats: 3 }), ['updated'])
    assert.equal(await stateOf(id), 'live')
  })

  test('what was harmless and asks for money now is taken out of sight', async () => {
    assert.deepEqual(await store('https://x.example/2', HARMLESS), ['made'])
    const id = await idOf(HARMLESS)
    assert.equal(await stateOf(id), 'live')
    assert.deepEqual(await store('https://x.example/2', `${HARMLESS}${ASKS}`), ['updated'])
    assert.equal(await stateOf(id), 'pending')
    assert.equal((await house.ask(`/api/listings/opportunities/${id}`)).status, 423)
  })

  test('what was over when it came waits too, should its source open it again', async () => {
    const OVER = { isActive: false }
    assert.deepEqual(await store('https://x.example/5', `5${ASKS}`, {}, OVER), ['made'])
    const id = await idOf(`5${ASKS}`)
    assert.equal(await stateOf(id), 'closed')
    assert.deepEqual(await store('https://x.example/5', `5${ASKS}`), ['updated'])
    assert.equal(await stateOf(id), 'pending')
    await house.db.transact((tx) => house.service.approve(tx, id, 1))
    assert.equal(await stateOf(id), 'live')

    assert.deepEqual(await store('https://x.example/6', `6${HARMLESS}`, {}, OVER), ['made'])
    assert.deepEqual(await store('https://x.example/6', `6${HARMLESS}`), ['updated'])
    assert.equal(await stateOf(await idOf(`6${HARMLESS}`)), 'live')
  })

  test('what is over at its source while it waits is over once it is approved, and open where that opens it again', async () => {
    assert.deepEqual(await store('https://x.example/7', `7${ASKS}`), ['held'])
    const id = await idOf(`7${ASKS}`)
    assert.deepEqual(await store('https://x.example/7', `7${ASKS}`, {}, { isActive: false }), ['updated'])
    assert.deepEqual(await store('https://x.example/7', `7${ASKS}`, {}, { isActive: false }), ['unchanged'])
    await house.db.transact((tx) => house.service.approve(tx, id, 1))
    const { data } = await house.ask<{ standing: string }>(`/api/listings/opportunities/${id}`)
    assert.equal(data.standing, 'closed')

    assert.deepEqual(await store('https://x.example/8', `8${ASKS}`), ['held'])
    const other = await idOf(`8${ASKS}`)
    await store('https://x.example/8', `8${ASKS}`, {}, { isActive: false })
    await store('https://x.example/8', `8${ASKS}`)
    await house.db.transact((tx) => house.service.approve(tx, other, 1))
    const again = await house.ask<{ standing: string }>(`/api/listings/opportunities/${other}`)
    assert.equal(again.data.standing, 'open')
  })

  test('a site whose words were told by another listing tells its own once they ask for money', async () => {
    const more = { title: 'Kite design', startsOn: '2026-12-09', city: 'Pune' }
    assert.deepEqual(await store('https://a.example/9', `9${HARMLESS}`, more), ['made'])
    const first = await idOf(`9${HARMLESS}`)
    const link = { ...more, externalUrl: 'https://b.example/9' }
    assert.deepEqual(await store('https://b.example/9', HARMLESS, link), [{ folded: `#${first}` }])
    const told = async () =>
      (await house.ask<{ sources: string[] }>(`/api/listings/opportunities/${first}`)).data.sources
    const short = { ...more, externalUrl: 'https://bit.ly/9' }
    assert.deepEqual(await store('https://b.example/9', `b9${HARMLESS}`, short, { dryRun: true }), ['held'])
    assert.deepEqual(await store('https://b.example/9', `b9${HARMLESS}`, short), ['held'])
    assert.equal(await stateOf(await idOf(`b9${HARMLESS}`)), 'pending')
    assert.equal(await stateOf(first), 'live')
    assert.deepEqual(await told(), [])
    assert.deepEqual(await store('https://b.example/9', `b9${HARMLESS}`, short), ['unchanged'])
    // Over as well, it is told by nobody else.
    const over = { ...more, title: 'Kite flying' }
    assert.deepEqual(await store('https://a.example/10', HARMLESS, over, { isActive: false }), ['made'])
    assert.deepEqual(await store('https://b.example/10', ASKS, over, { isActive: false }), ['made'])
  })

  test('what leads through a shortened address waits, and numbers in an address are no telephones', async () => {
    assert.deepEqual(await store('https://x.example/3', HARMLESS, { externalUrl: 'https://bit.ly/x' }), ['held'])
    assert.deepEqual(await store('https://x.example/4', HARMLESS, { externalUrl: 'https://x.example/9876543210' }), [
      'made',
    ])
  })

  test.run()
})
