import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import { takeLock } from '../../../../../features/data/server/embedded/lock'
import { createDataFolder, removeDataFolder } from '../../../../support/data-folder'
import type { Talker } from './processes'
import { startChild } from './processes'

const test = suite('lock of the data folder')
let folder = ''
let children: Talker[] = []
const file = () => join(folder, 'database.lock')
const start = () => {
  const child = startChild('lock', folder)
  children.push(child)
  return child
}

test.before.each(() => {
  folder = createDataFolder()
})
test.after.each(async () => {
  for (const child of children) await child.kill()
  children = []
  removeDataFolder(folder)
})

test('a second process is turned away with the pid of the first and what to do', async () => {
  const first = start()
  assert.deepEqual(await first.next(), { locked: true })
  const refusal = await start().next()
  assert.equal(refusal.code, 'data-locked')
  assert.match(String(refusal.refused), new RegExp(`Process ${first.pid} has the database in .* open\\. Stop it first`))
})

test('of several that start at once one gets it, also over a dead lock', async () => {
  writeFileSync(file(), '999999999 dead/1\n')
  const answers = await Promise.all([start(), start(), start(), start()].map((child) => child.next()))
  assert.equal(answers.filter(({ locked }) => locked).length, 1)
})

test('the lock of a killed process is taken over', async () => {
  const first = start()
  await first.next()
  await first.kill()
  assert.deepEqual(await start().next(), { locked: true })
})

test('a pid that was given to another process since does not count', () => {
  const [, begun] = (takeLock(file(), folder), readFileSync(file(), 'utf8').trim().split(' '))
  assert.match(begun ?? '', /\/\d+$/, 'the lock says when its process began')
  writeFileSync(file(), `${process.pid} another-boot/1\n`)
  const release = takeLock(file(), folder)
  release()
  assert.equal(existsSync(file()), false)
})

test('within one process the second is refused too, and giving back a lost lock leaves the new one', () => {
  const release = takeLock(file(), folder)
  assert.throws(() => takeLock(file(), folder), { code: 'data-locked' })
  writeFileSync(file(), '1 somebody-else\n')
  release()
  assert.equal(readFileSync(file(), 'utf8'), '1 somebody-else\n')
})

test.run()
