import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Token } from '../../../../kernel/index'
import { audit, clock, database, durableEvent, files, jobQueue, outbox } from '../../../../features/data/contract'
import { createDataFakes } from '../../../../features/data/contract/fakes'

const test = suite('stand-ins of data')
const planted = durableEvent<{ readonly rose: string }>('garden/planted')

function open() {
  const stand = createDataFakes(new Date('2026-05-03T12:00:00Z'))
  const the = <T>(what: Token<T>) => stand.fakes.find(([token]) => token.name === what.name)?.[1] as T
  return { ...stand, the }
}

test('what is published, sent and recorded in a transaction can be looked at', async () => {
  const { the, published, sent, audited } = open()
  await the(database).transact(async (tx) => {
    await the(outbox).publish(tx, planted({ rose: 'Alba' }))
    await the(jobQueue).send(tx, 'garden.water', { litres: 3 })
    await the(audit).record(tx, { personId: 1, action: 'garden.planted', about: 'rose:1' })
  })
  assert.deepEqual(published, [{ name: 'garden/planted', detail: { rose: 'Alba' } }])
  assert.deepEqual(sent, [{ jobId: 'garden.water', data: { litres: 3 } }])
  assert.equal(audited.length, 1)
  assert.deepEqual(await the(audit).list({ actionPrefix: 'garden.', limit: 5 }), audited)
})

test('the clock stands still until it is set', () => {
  const { the, setNow } = open()
  const before = the(clock).now()
  setNow(new Date('2027-01-01T00:00:00Z'))
  assert.deepEqual([before.getUTCFullYear(), the(clock).now().getUTCFullYear()], [2026, 2027])
})

test('files are kept, notifications are heard, and tables are refused with what to do', async () => {
  const { the } = open()
  const put = await the(files).put({ name: 'a.txt', contentType: 'text/plain' }, Buffer.from('hello'))
  const found = await the(files).find(put.id)
  assert.deepEqual([found?.name, found?.bytes], ['a.txt', 5])
  const heard: string[] = []
  const stop = await the(database).listen('news', (payload) => heard.push(payload))
  await the(database).notify('news', 'one')
  await stop()
  await the(database).notify('news', 'two')
  assert.deepEqual(heard, ['one'])
  assert.throws(() => the(database).of(), /Boot features\/data itself where SQL must run/)
})

test.run()
