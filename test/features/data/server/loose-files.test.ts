import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { suite } from 'uvu'
import { database, files, jobs, looseFiles, type Tx } from '../../../../features/data/contract'
import { bootServer, eachDatabase, type TestServer } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { present } from './support'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const LATER = new Date('2026-11-21T11:00:00.000Z')

eachDatabase((kind) => {
  const test = suite(`files that nothing names, ${kind}`)
  let server: TestServer | undefined
  test.before(async () => {
    server = await bootServer([], { kind })
  })
  test.after(() => server?.dispose())

  const kernel = () => present(server).kernel
  const loose = () => kernel().get(looseFiles)
  const store = () => kernel().get(files)
  const put = async (id = randomUUID()) =>
    (await store().put({ name: 'a.txt', contentType: 'text/plain' }, Buffer.from(id), id)).id
  const isThere = async (id: string) => (await store().find(id)) !== undefined
  const purge = async (now: Date) =>
    present(
      kernel()
        .view(jobs)
        .find(({ id }) => id === 'data.purge-files'),
    ).run({ now, signal: new AbortController().signal, data: undefined })
  const transact = (work: (tx: Tx) => Promise<void>) => kernel().get(database).transact(work)

  test('what was expected and is claimed by nobody goes when its time has come, and what was claimed stays', async () => {
    const [left, claimed] = [randomUUID(), randomUUID()]
    await loose().expect([left, claimed, randomUUID()], LATER)
    await put(left)
    await put(claimed)
    await transact((tx) => loose().claim(tx, [claimed]))
    await purge(new Date(+LATER - 1))
    assert.ok(await isThere(left), 'what may still be on its way is let be')
    assert.deepEqual(await purge(LATER), { purged: 2 }, 'one was never put')
    assert.deepEqual([await isThere(left), await isThere(claimed)], [false, true])
    assert.deepEqual(await purge(LATER), { purged: 0 })
  })

  test('what was released goes with the commit, and stays where there is none', async () => {
    const [gone, kept] = [await put(), await put()]
    const dead = transact(async (tx) => {
      await loose().release(tx, [kept])
      throw new Error('kill -9')
    })
    assert.match((await rejection(dead)).message, /kill -9/)
    await transact((tx) => loose().release(tx, [gone]))
    await until('it is gone', async () => !(await isThere(gone)))
    await purge(new Date('2100-01-01T00:00:00.000Z'))
    assert.ok(await isThere(kept))
  })

  test('one that is stuck goes with a later run, and keeps no other', async () => {
    const [stuck, other] = [randomUUID(), randomUUID()]
    await loose().expect([stuck, other], NOW)
    await put(stuck)
    await put(other)
    const all = store()
    const { remove } = all
    Object.assign(all, {
      remove: async (id: string) => (id === stuck ? Promise.reject(new Error('the disk is stuck')) : remove(id)),
    })
    assert.match(
      (await rejection(purge(NOW))).message,
      new RegExp(`could not be removed .*${stuck}: the disk is stuck`),
    )
    assert.deepEqual([await isThere(stuck), await isThere(other)], [true, false])
    Object.assign(all, { remove })
    await purge(NOW)
    assert.ok(!(await isThere(stuck)))
  })

  test.run()
})
