import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import { files, jobs } from '../../../../features/data/contract'
import type { TestServer } from '../../../support/database'
import { bootServer, eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'

const SHA_OF_HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

eachDatabase((kind) => {
  const test = suite(`files, ${kind}`)
  let server: TestServer | undefined
  const store = () => {
    if (!server) throw new Error('the server is not up')
    return server.kernel.get(files)
  }
  const hello = { name: 'hello.txt', contentType: 'text/plain' }
  const onDisk = () =>
    readdirSync(join(server?.settings.dataDir ?? '', 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)

  test.before(async () => {
    server = await bootServer([], { kind })
  })
  test.after(() => server?.dispose())

  test('what was put can be found with its meta and its content, streamed in and out', async () => {
    async function* stream() {
      yield Buffer.from('hel')
      yield Buffer.from('lo')
    }
    const put = await store().put(hello, stream())
    assert.deepEqual(put, { ...hello, id: put.id, bytes: 5, sha256: SHA_OF_HELLO })
    const found = await store().find(put.id)
    assert.equal(found && (await textOf(found.content)), 'hello')
    await store().remove(put.id)
  })

  test('equal contents are one file on disk until the last of them is removed', async () => {
    const [one, two] = await Promise.all([
      store().put(hello, Buffer.from('hello')),
      store().put({ ...hello, name: 'again.txt' }, Buffer.from('hello')),
    ])
    assert.deepEqual(onDisk(), [SHA_OF_HELLO])
    await store().remove(one.id)
    const found = await store().find(two.id)
    assert.equal(found && (await textOf(found.content)), 'hello')
    await store().remove(two.id)
    assert.deepEqual(onDisk(), [])
  })

  test('half a file that a house which fell was writing goes a day later', async () => {
    const drafts = join(server?.settings.dataDir ?? '', 'files', 'drafts')
    const purge = server?.kernel.view(jobs).find(({ id }) => id === 'data.purge-drafts')
    const now = new Date('2026-11-21T10:00:00Z')
    const context = { now, signal: new AbortController().signal, data: undefined }
    mkdirSync(drafts, { recursive: true })
    for (const [name, hours] of [
      ['old', 24],
      ['young', 23],
    ] as const) {
      writeFileSync(join(drafts, name), 'half')
      const at = new Date(+now - hours * 3_600_000)
      utimesSync(join(drafts, name), at, at)
    }
    assert.deepEqual(await purge?.run(context), { purged: 1 })
    assert.deepEqual(onDisk(), ['young'])
    rmSync(drafts, { recursive: true })
    assert.deepEqual(await purge?.run(context), { purged: 0 }, 'where nothing was ever put there is no folder')
  })

  test('a stream that breaks leaves nothing', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('the line went dead')
    }
    assert.equal((await rejection(store().put(hello, broken()))).message, 'the line went dead')
    assert.deepEqual(onDisk(), [])
  })

  test('a content that could not be removed is removed the next time that it is asked for', async () => {
    const { id, sha256 } = await store().put(hello, Buffer.from('hello'))
    const place = join(server?.settings.dataDir ?? '', 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
    // A disk that refuses: what is there is no file.
    renameSync(place, `${place}-aside`)
    mkdirSync(place)
    await rejection(store().remove(id))
    rmdirSync(place)
    renameSync(`${place}-aside`, place)
    await store().remove(id)
    assert.deepEqual(onDisk(), [])
  })

  test('under a name that was written down before, what a fall has left can be removed', async () => {
    const id = randomUUID()
    const drafts = join(server?.settings.dataDir ?? '', 'files', 'drafts')
    writeFileSync(join(drafts, id), 'hel') // as far as it came
    await store().remove(id)
    assert.deepEqual(onDisk(), [])
    assert.equal((await store().put(hello, Buffer.from('hello'), id)).id, id)
    await store().remove(id)
    assert.deepEqual(onDisk(), [])
  })

  test('what is not there is undefined, whatever the id looks like', async () => {
    assert.equal(await store().find('00000000-0000-4000-8000-000000000000'), undefined)
    assert.equal(await store().find('../../etc/passwd'), undefined)
    await store().remove('nothing')
  })

  test.run()
})
