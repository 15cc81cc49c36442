import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import { createSmallProject } from './small-project'

const setup = suite('setting up')
let project: ReturnType<typeof createSmallProject>

setup.before.each(() => {
  project = createSmallProject()
})
setup.after.each(() => project.remove())

const ALL = ['npm', 'pack', 'rollup client', 'rollup server']

setup('installs and builds a fresh clone, and the next time does and says nothing', async () => {
  assert.equal((await project.run('build')).code, 0)
  assert.deepEqual(project.did().sort(), ALL)
  project.forget()
  assert.deepEqual(await project.run('build'), { code: 0, said: '' })
  assert.deepEqual(project.did(), [])
})

setup('a changed source is built again, a changed lockfile installed too', async () => {
  await project.run('build')
  project.forget()
  project.write('features/b.ts', 'export {}')
  await project.run('build')
  assert.deepEqual(project.did().sort(), ALL.slice(1))
  project.forget()
  project.write('package-lock.json', '{}')
  await project.run('build')
  assert.deepEqual(project.did().sort(), ALL)
})

setup('the database is packed by the server that was just built', async () => {
  await project.run('build')
  const did = project.did()
  assert.ok(did.indexOf('rollup server') < did.indexOf('pack'))
})

setup('of two at once one sets up, and the other waits for it and finds all done', async () => {
  const first = project.start('build')
  await first.says('installing packages')
  const second = project.start('build')
  await second.says(`waiting for process ${first.child.pid}`)
  first.release()
  second.release()
  assert.deepEqual([await first.ended, await second.ended], [0, 0])
  assert.deepEqual(project.did().sort(), ALL)
})

setup('what fails ends all of it with its code, and is done again the next time', async () => {
  await project.run('install')
  project.write('fail rollup server', '')
  const failing = project.start('build') // never released: the browser's half is under way when the server's fails
  assert.equal(await failing.ended, 3)
  project.forget()
  assert.equal((await project.run('build')).code, 3)
  assert.ok(project.did().includes('rollup server'))
})

setup('one that was killed is in nobody’s way', async () => {
  const killed = project.start('build')
  await killed.says('installing packages')
  killed.child.kill('SIGKILL')
  killed.release()
  await killed.ended
  assert.equal((await project.run('build')).code, 0)
  assert.deepEqual(project.did().sort().slice(-3), ALL.slice(1))
})

setup('one that was killed is in nobody’s way, whoever has its number by now', async () => {
  const killed = project.start('build')
  await killed.says('installing packages')
  const lock = readdirSync(tmpdir())
    .filter((name) => /^foothold-setup-\w+\.lock$/.test(name))
    .map((name) => join(tmpdir(), name))
    .find((path) => readFileSync(path, 'utf8').split(' ')[0] === String(killed.child.pid))
  assert.ok(lock)
  killed.child.kill('SIGKILL')
  killed.release()
  await killed.ended
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(String(killed.child.pid), String(process.pid)))
  assert.equal((await project.run('build')).code, 0)
})

setup.run()
