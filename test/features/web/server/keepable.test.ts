import assert from 'node:assert/strict'
import { Type } from '@sinclair/typebox'
import { type Kysely, sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { apiRoutes, endpoint } from '../../../../features/web/contract'
import { contribute, defineFeature } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const Text = Type.String({ maxLength: 40 })

/** Gives back what the database makes of what came in. */
const echoOf = (db: () => Kysely<object>) =>
  defineFeature({
    id: 'echo',
    activates: 'boot',
    contributes: [
      contribute(
        apiRoutes,
        endpoint({
          ...{ id: 'echo.say', method: 'POST', path: '/api/echo/:name', access: 'public', strangers: 'same' },
          request: {
            params: Type.Object({ name: Text }),
            query: Type.Object({ q: Type.Optional(Text), tags: Type.Optional(Type.Array(Text)) }),
            body: Type.Object({ text: Text, free: Type.Record(Type.String(), Type.Unknown()) }),
          },
          response: { 200: Type.Object({ text: Text, free: Type.Unknown(), asked: Type.Optional(Type.Array(Text)) }) },
          async handle({ params: { name }, query: { q = '', tags = [] }, body: { text, free } }) {
            const { rows } = await sql<{ text: string; free: unknown; asked: string[] }>`
              select ${text}::text as text, ${JSON.stringify(free)}::jsonb as free,
                array[${name}::text, ${q}::text, ${tags.join()}::text] as asked`.execute(db())
            return rows[0] as (typeof rows)[number]
          },
        }),
      ),
    ],
  })

eachDatabase((kind) => {
  const test = suite(`signs that no database keeps, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([echoOf(() => api.kernel.get(database).of())], { kind })
  })
  test.after(() => api.dispose())

  test('what is typed comes without NUL, and a half of a sign as the sign for what cannot be read', async () => {
    const free = { 'a\0b': ['\0', { 'half\ud83d': '\udc4d', whole: '👍 नमस्ते' }], none: null, one: 1 }
    const { status, body } = await api.nobody.post('/api/echo/x', { text: 'a\0b \ud83d', free })
    assert.deepEqual(
      [status, body],
      [
        200,
        {
          text: 'ab \ufffd',
          free: { ab: ['', { 'half\ufffd': '\ufffd', whole: '👍 नमस्ते' }], none: null, one: 1 },
          asked: ['x', '', ''],
        },
      ],
    )
  })

  test('a body in which lists stand within lists without end is refused, and its key may be used for another', async () => {
    const send = (free: string) =>
      fetch(`${api.origin}/api/echo/x`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-of-lists' },
        body: `{"text":"a","free":{"list":${free}}}`,
      })
    const deep = await send('['.repeat(10_000) + ']'.repeat(10_000))
    assert.deepEqual([deep.status, ((await deep.json()) as { code: string }).code], [400, 'malformed'])
    assert.equal((await send('['.repeat(60) + ']'.repeat(60))).status, 200)
  })

  test('an address with a NUL names nothing that is there, and what is asked in one comes without', async () => {
    const said = { text: 'a', free: {} }
    assert.equal((await api.nobody.post('/api/echo/a%00b', said)).body.asked[0], 'a\ufffdb')
    const { status, body } = await api.nobody.post('/api/echo/x?q=a%00b&tags=c&tags=d%00', said)
    assert.deepEqual([status, body.asked], [200, ['x', 'ab', 'c,d']])
  })

  test.run()
})
