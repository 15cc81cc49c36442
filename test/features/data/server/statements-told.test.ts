import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { bootServer, eachDatabase } from '../../../support/database'

const CHANNEL = 'foothold.data.statement'

eachDatabase((kind) => {
  const test = suite(`statements told, ${kind}`)

  test('who listens hears each statement that was answered, with its values and rows', async () => {
    const server = await bootServer([], { kind })
    const heard: { text: string; values: readonly unknown[]; rows: readonly unknown[] }[] = []
    const hear = (message: unknown) => void heard.push(message as (typeof heard)[number])
    subscribe(CHANNEL, hear)
    try {
      const { of, on, transact } = server.kernel.get(database)
      await sql`select ${7}::int as id`.execute(of())
      await transact((tx) => sql`select ${8}::int as id`.execute(on(tx)))
    } finally {
      unsubscribe(CHANNEL, hear)
      await server.dispose()
    }
    const told = heard.filter(({ text }) => text.endsWith('as id'))
    assert.deepEqual(
      told.map(({ values, rows }) => [values, rows]),
      [
        [[7], [{ id: 7 }]],
        [[8], [{ id: 8 }]],
      ],
    )
  })

  test.run()
})
