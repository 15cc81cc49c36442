import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Database } from '../../../../features/data/contract'
import type { LiveTopic, RequestInfo } from '../../../../features/web/contract'
import { createLiveMemory } from '../../../../features/web/server/live-memory'
import { createLiveServer } from '../../../../features/web/server/live-server'
import type { Subject } from '../../../../kernel/index'
import { until } from '../../../support/waiting'

const test = suite('a node that did not hear the others for a while')
let stop = async () => {}
test.after(() => stop())

test('tells its streams so, remembers nothing of before, and ends those whose rights ended meanwhile', async () => {
  let lose = () => {}
  const stub: Partial<Database> = {
    async listen(_channel, _listener, onLost) {
      if (onLost) lose = onLost
      return async () => {}
    },
  }
  let now = 100_000
  const members = new Set(['meera', 'arjun'])
  const topic = { name: 'news', may: async (subject: Subject) => members.has(String(subject)) } as unknown as LiveTopic
  const server = createLiveServer(
    stub as Database,
    () => [topic],
    async (request) => String(request) as unknown as Subject,
    { info() {}, warn() {}, error() {} },
    createLiveMemory(() => now),
  )
  stop = await server.listen()
  now += 20_000
  const heard: string[] = []
  const open = (name: string, sinceMs = 0) =>
    server.add(
      {
        topics: ['news'],
        request: name as unknown as RequestInfo,
        write: (text) => void heard.push(`${name} ${text}`.trim()),
        end: () => void heard.push(`${name} ended`),
      },
      sinceMs,
    )
  open('meera', 10_000)
  open('arjun')
  heard.length = 0

  members.delete('arjun')
  lose()
  await until('who may no longer hear it is judged again', async () => heard.length === 3)
  assert.deepEqual(heard, ['meera data: {"isLost":true}', 'arjun data: {"isLost":true}', 'arjun ended'])

  now += 5000
  open('late', 6000)
  open('soon', 4000)
  assert.deepEqual(heard.slice(3), ['late data: {"isLost":true}', 'soon'])

  server.endAll()
  heard.length = 0
  open('while the house stops')
  assert.deepEqual(
    heard,
    ['while the house stops', 'while the house stops ended'],
    'nothing is written to what has ended',
  )
})

test('changes that come while streams are judged have them judged once more, not once each', async () => {
  const asked: (() => void)[] = []
  const server = createLiveServer(
    {} as Database,
    () => [{ name: 'news', may: () => true } as unknown as LiveTopic],
    () => new Promise((resolve) => void asked.push(() => resolve(undefined))),
    { info() {}, warn() {}, error() {} },
    createLiveMemory(() => 0),
  )
  server.add({ topics: ['news'], request: {} as RequestInfo, write() {}, end() {} }, 0)
  for (let change = 0; change < 100; change++) server.recheck()
  for (const nth of [0, 1]) {
    await until('it is judged', () => asked.length > nth)
    asked[nth]?.()
  }
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(asked.length, 2)
})

test('one that cannot be judged in time is ended, and keeps no other from being judged', async () => {
  const server = createLiveServer(
    {} as Database,
    () => [{ name: 'news', may: (subject: Subject) => String(subject) === 'meera' } as unknown as LiveTopic],
    (request) => (String(request) === 'hangs' ? new Promise(() => {}) : Promise.resolve(request as unknown as Subject)),
    { info() {}, warn() {}, error() {} },
    createLiveMemory(() => 0),
    1,
  )
  const ended: string[] = []
  const open = (name: string) =>
    server.add(
      { topics: ['news'], request: name as unknown as RequestInfo, write() {}, end: () => void ended.push(name) },
      0,
    )
  for (const name of ['hangs', 'meera', ...Array.from({ length: 60 }, () => 'meera'), 'arjun']) open(name)
  server.recheck()
  await until('the last one is judged', () => ended.includes('arjun'))
  assert.deepEqual([ended.sort(), server.count()], [['arjun', 'hangs'], 61])
  open('late')
  server.recheck()
  await until('it is judged once more', () => ended.includes('late'))
})

test.run()
