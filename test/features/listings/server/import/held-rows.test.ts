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

  const store = (sourceUrl: string, description: string, more = {}, dryRun = false) => {
    const { get } = house.kernel
    const parts = {
      database: get(database),
      machines: get(stateMachines),
      opportunities: get(opportunities),
      outbox: get(outbox),
      clock: get(clock),
      sanitiser: get(sanitiser),
    }
    const row = { sourceUrl, content: contentOf({ description, ...more }), isActive: true, postedAt: null }
    return storeRows(parts, [row], dryRun)
  }
  const idOf = async (description: string) =>
    (await importedRows(house)).find((each) => each.description === description)?.id ?? 0
  const stateOf = async (id: number) => (await house.service.find(id))?.state

  test('what asks for money waits, is not to be found, and is public once it is approved', async () => {
    assert.deepEqual(await store('https://x.example/1', ASKS, {}, true), ['held'])
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

  test('what leads through a shortened address waits, and numbers in an address are no telephones', async () => {
    assert.deepEqual(await store('https://x.example/3', HARMLESS, { externalUrl: 'https://bit.ly/x' }), ['held'])
    assert.deepEqual(await store('https://x.example/4', HARMLESS, { externalUrl: 'https://x.example/9876543210' }), [
      'made',
    ])
  })

  test.run()
})
