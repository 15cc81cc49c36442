import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import type { VerbRunner } from '../../../features/modules/contract'
import { serveAdmin } from '../../../hosts/admin/serve'
import {
  type Answered,
  readLines,
  socketPath,
  type ToCaller,
  type ToServer,
  writeLine,
} from '../../../hosts/admin/wire'
import { soon } from '../../support/deadline'

const serve = suite('the command line through a running server')
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Calls a server that runs verbs so; the caller answers each question with the next answer, then hangs up. */
async function call(run: VerbRunner['run'], answers: readonly Answered[]): Promise<readonly ToCaller[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-admin-'))
  const close = await serveAdmin(folder, { run }, silent)
  const socket = connect(socketPath(folder))
  const heard: ToCaller[] = []
  const left = [...answers]
  try {
    writeLine(socket, { verb: 'greet', args: ['x'], folder } satisfies ToServer)
    for await (const message of readLines<ToCaller>(socket)) {
      heard.push(message)
      const next = 'ask' in message ? left.shift() : undefined
      if (next) writeLine(socket, next)
      else if ('ask' in message) socket.end()
    }
    return heard
  } finally {
    socket.destroy()
    await soon(close(0), 'the socket to close')
    rmSync(folder, { recursive: true })
  }
}

const greet: VerbRunner['run'] = async (verb, { args, ask, print }) => {
  const name = await ask('Who are you?')
  const word = await ask('The word?', { secret: true })
  print(`${verb} ${args.join()} ${name} ${word ?? 'without a word'}`)
  return 3
}

serve('a verb asks and prints where it was called from', async () => {
  assert.deepEqual(await call(greet, [{ answer: 'Meera' }, { answer: 'plum' }]), [
    { ask: 'Who are you?', secret: false },
    { ask: 'The word?', secret: true },
    { print: 'greet x Meera plum' },
    { exit: 3 },
  ])
})

serve('a data folder that nothing has made yet, as beside PostgreSQL, is made', async () => {
  const above = mkdtempSync(join(tmpdir(), 'foothold-admin-'))
  const folder = join(above, 'not', 'there')
  try {
    await soon((await serveAdmin(folder, { run: greet }, silent))(0), 'the socket to close')
    assert.equal(statSync(folder).mode & 0o077, 0, 'it is its owner’s alone')
  } finally {
    rmSync(above, { recursive: true })
  }
})

serve('a caller may have nothing to say, or go away while asked', async () => {
  const silentCaller = await call(greet, [{ answer: 'Meera' }, { answer: null }])
  assert.deepEqual(silentCaller.at(-2), { print: 'greet x Meera without a word' })
  let heard: string | undefined = 'not asked'
  await call(async (_, { ask }) => {
    heard = await ask('Still there?')
    return 0
  }, [])
  assert.equal(heard, undefined)
})

serve('what goes wrong in a verb is told to the caller', async () => {
  const heard = await call(() => Promise.reject(new Error('the roof is gone')), [])
  assert.deepEqual(heard, [{ print: 'The server failed: the roof is gone' }, { exit: 1 }])
})

serve('stopping waits for a verb up to a limit, then its caller is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-admin-'))
  const close = await serveAdmin(folder, { run: greet }, silent)
  const open = async () => {
    const socket = connect(socketPath(folder))
    writeLine(socket, { verb: 'greet', args: ['x'], folder } satisfies ToServer)
    const lines = readLines<ToCaller>(socket)
    await lines.next()
    return { socket, lines }
  }
  const [quick, idle] = [await open(), await open()]
  const closing = close(500)
  for (const answer of ['Meera', 'plum']) writeLine(quick.socket, { answer })
  const heard: ToCaller[] = []
  for await (const message of quick.lines) heard.push(message)
  assert.deepEqual(heard.at(-1), { exit: 3 })
  await soon(closing, 'the socket to close')
  assert.deepEqual(await idle.lines.next(), { done: true, value: undefined })
  rmSync(folder, { recursive: true })
})

serve('of two servers with one data folder the first is reached, and the second takes nothing from it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-admin-'))
  const warned: string[] = []
  const log = { ...silent, warn: (_: object, says: string) => void warned.push(says) }
  const closeFirst = await serveAdmin(folder, { run: async () => 1 }, log)
  const { ino } = statSync(socketPath(folder))
  const closeSecond = await serveAdmin(folder, { run: async () => 2 }, log)
  assert.match(warned.join(), /admin\.sock/)
  await soon(closeSecond(0), 'the second to close')
  assert.equal(statSync(socketPath(folder)).ino, ino)
  await soon(closeFirst(0), 'the first to close')
  assert.deepEqual(readdirSync(folder), [])
  rmSync(folder, { recursive: true })
})

serve('a socket that another server put in the place of its own is left when it closes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-admin-'))
  const close = await serveAdmin(folder, { run: greet }, silent)
  rmSync(socketPath(folder))
  writeFileSync(socketPath(folder), 'of another')
  await soon(close(0), 'the socket to close')
  assert.deepEqual(readdirSync(folder), ['admin.sock'])
  rmSync(folder, { recursive: true })
})

serve.run()
