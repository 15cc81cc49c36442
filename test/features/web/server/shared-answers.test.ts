import assert from 'node:assert/strict'
import { Type } from '@sinclair/typebox'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { apiRoutes, endpoint } from '../../../../features/web/contract'
import { createSharedAnswers, type SharedAnswers } from '../../../../features/web/server/shared-answers'
import { contribute } from '../../../../kernel/index'
import { apiSettings, bootApi } from '../../../support/api'
import { bootServer, eachDatabase, type TestServer } from '../../../support/database'
import { until } from '../../../support/waiting'
import { featureWith } from '../../data/server/support'

const TAG = 'things'

eachDatabase((kind) => {
  const test = suite(`answers kept for all, ${kind}`)
  let server: TestServer
  const undo: (() => Promise<void>)[] = []
  test.before(async () => {
    server = await bootServer([], { kind })
  })
  test.after(async () => {
    for (const each of undo) await each()
    await server?.dispose()
  })

  const read = (answers: SharedAnswers, version: number) =>
    answers.get('/things', async () => ({ value: { version }, bytes: 10, keepMs: 60_000, tags: [TAG] }))

  test('whoever asks because of news is told what holds now, on the node that changed it and on another', async () => {
    const db = server.kernel.get(database)
    const nodes = [createSharedAnswers(db), createSharedAnswers(db)]
    for (const node of nodes) undo.push(await node.listen())
    const heard: number[] = []
    for (const node of nodes)
      undo.push(await db.listen('test.news', () => void read(node, 2).then(({ version }) => heard.push(version))))
    for (const node of nodes) assert.equal((await read(node, 1)).version, 1)
    await db.transact(async (tx) => {
      await nodes[0]?.forget(TAG, tx)
      await db.notify('test.news', '', tx)
      assert.equal((await read(nodes[0] as SharedAnswers, 3)).version, 1, 'before the commit the old one holds')
    })
    assert.equal(
      (await read(nodes[0] as SharedAnswers, 4)).version === 1,
      false,
      'who changed it reads what they wrote',
    )
    await until('both heard', () => heard.length === 2)
    assert.equal(heard.includes(1), false)
  })

  test('what was called off has forgotten nothing', async () => {
    const db = server.kernel.get(database)
    const answers = createSharedAnswers(db)
    await read(answers, 1)
    const failed = db.transact(async (tx) => {
      await answers.forget(TAG, tx)
      throw new Error('called off')
    })
    await assert.rejects(failed, /called off/)
    assert.equal((await read(answers, 2)).version, 1)
  })

  test('what one was told in Hindi nobody is told who reads English', async () => {
    const words = endpoint({
      id: 'garden.words',
      method: 'GET',
      path: '/api/garden/words',
      access: 'public',
      cache: { seconds: 60 },
      request: {},
      response: { 200: Type.Object({ language: Type.String() }) },
      handle: async ({ request: { language } }) => ({ language }),
    })
    const { web } = apiSettings('/tmp')
    const api = await bootApi([featureWith('garden', [contribute(apiRoutes, words)])], {
      kind,
      settings: { web: { ...web, cacheFactor: 1 } },
    })
    undo.push(() => api.dispose())
    const asked = async (cookie: string) => (await api.withCookie(cookie).get('/api/garden/words')).body.language
    assert.deepEqual([await asked('unLang=hn'), await asked('unLang=en')], ['hi', 'en'])
  })

  test.run()
})
