import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type CompiledQuery, DefaultQueryExecutor, sql } from 'kysely'
import { suite } from 'uvu'
import { database, personalRecords } from '../../../../features/data/contract'
import { people } from '../../../../features/session/contract'
import type { TestApi } from '../../../support/api'
import { bootWhole } from '../../web/whole-house'

/** Tables with a column for a person that the archive leaves out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'gamification.balance': 'a sum of the lines that are handed out',
  'gamification.score': 'a sum of the lines that are handed out',
  'gamification.undoing': 'which line takes back which; both are handed out',
  'gamification.rule': 'names whoever of the house changed a rule: it stands in the log of what they did',
  'modules.proposal': 'names whoever of the house proposed or settled a switch: it stands in the log of what they did',
  'modules.switch': 'names whoever of the house switched a feature: it stands in the log of what they did',
  'notifications.delivery': 'the way that a notice went; the notice is handed out',
  'rules.person': 'profile and facts once more, laid out for questions; both are handed out',
  'session.email_code': 'the hash of a code',
  'session.mailed_link': 'the hash of a link',
  'session.passkey_owner': 'a random name that passkeys know their owner by',
  'session.pending_step': 'the hash of a step of a login',
  'session.recovery_code': 'hashes of codes',
  'session.verification': 'the hash of a link',
}
/** Who moved something from one state to another: each move stands in the log, which is handed out. */
const isHistory = (table: string) => table.endsWith('_history')

interface Executor {
  executeQuery(query: CompiledQuery, ...rest: readonly unknown[]): unknown
}

const test = suite('what an archive holds, across the house')
let api: TestApi
test.before(async () => {
  api = await bootWhole()
})
test.after(() => api.dispose())

const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

/** What is asked of the database while an archive is gathered, and by nobody else meanwhile. */
async function askedFor(personId: number): Promise<string> {
  const asked: string[] = []
  const inside = new AsyncLocalStorage<true>()
  const executor = DefaultQueryExecutor.prototype as unknown as Executor
  const original = executor.executeQuery
  executor.executeQuery = function (query, ...rest) {
    if (inside.getStore()) asked.push(query.sql)
    return original.call(this, query, ...rest)
  }
  try {
    await inside.run(true, () => api.kernel.get(personalRecords).export(personId))
  } finally {
    executor.executeQuery = original
  }
  return asked.join('\n').replaceAll('"', '')
}

test('every table with a column for a person is read, or stands here with the reason why not', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_schema || '.' || table_name as table from information_schema.columns
    where data_type in ('integer', 'bigint', 'ARRAY') and table_schema not in ('information_schema', 'pg_catalog')
      and (column_name ~ '(^|_)(person|people|organizer|owner|user|account)(_id|_ids)?$')
    order by 1`.execute(api.kernel.get(database).of())
  const tables = rows.map(({ table }) => table)
  assert.ok(tables.length >= 50, `${tables.length} tables`)
  const asked = await askedFor(await idOf('student'))
  const isRead = (table: string) => new RegExp(`\\b${table.replace('.', '\\.')}\\b`).test(asked)
  assert.deepEqual(
    tables.filter((table) => !isRead(table) && !isHistory(table) && !leftOut[table]),
    [],
  )
  assert.deepEqual(
    Object.keys(leftOut).filter((table) => !tables.includes(table) || isRead(table)),
    [],
    'no reason is needed for these',
  )
})

test.run()
