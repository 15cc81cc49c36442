import assert from 'node:assert/strict'
import { suite } from 'uvu'
import {
  type Audit,
  type Database,
  dataErrors,
  type DatabaseTools,
  type SetAside,
} from '../../../../features/data/contract'
import { retryVerb, setAsideVerb } from '../../../../features/data/server/verbs/set-aside-verbs'

const test = suite('verbs of what is set aside')
const about = { kind: 'event', of: 'garden', tries: 9, since: new Date(0), error: 'dry' } as const

/** So many wait, of which a list names 200; the one numbered `gone` was put back by somebody else. */
function house(count: number, gone?: string) {
  const waiting = new Map(
    Array.from({ length: count }, (_, at): [string, SetAside] => [`${at}`, { ...about, id: `${at}` }]),
  )
  const tools: Partial<DatabaseTools> = {
    setAside: async () => [...waiting.values()].slice(0, 200),
    async retry({ id }) {
      waiting.delete(id)
      if (id === gone) throw dataErrors.notFound('It was put back.')
    },
  }
  const database = { transact: async () => undefined } as unknown as Database
  const said: string[] = []
  const io = {
    folder: '/',
    print: (line: string) => void said.push(line),
    ask: async () => undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
  }
  return {
    waiting,
    said,
    retryAll: () => retryVerb(tools as DatabaseTools, database, {} as Audit).run({ ...io, args: ['all'] }),
    list: () => setAsideVerb(tools as DatabaseTools).run({ ...io, args: [] }),
  }
}

test('all means all, also what no list names any more and when one of them is gone', async () => {
  const { waiting, said, retryAll } = house(450, '7')
  assert.equal(await retryAll(), 0)
  assert.deepEqual([waiting.size, said], [0, ['449 put back.']])
})

test('a list that does not name all says so', async () => {
  const [long, short] = [house(450), house(3)]
  await long.list()
  await short.list()
  assert.match(long.said.at(-1) ?? '', /the newest 200/)
  assert.equal(short.said.length, 3)
})

test.run()
