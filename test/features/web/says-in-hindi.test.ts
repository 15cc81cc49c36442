import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { apiRoutes, problemSentences } from '../../../features/web/contract'
import { readProblemWords } from '../../../features/web/server/problem-words'
import type { TestApi } from '../../support/api'
import { bootWhole } from './whole-house'

/** Which values there are, in the words of programs: a page offers them, and nobody types one. */
const VALUES = /^[\w-]+((, | or )[\w-]+)+$/

/** What schemas say of values that are not what they want. */
function saidBy(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'says' in schema && typeof schema.says === 'string' ? [schema.says] : []
  return [...own, ...Object.values(schema).flatMap(saidBy)]
}

const test = suite('what endpoints say of fields')
let api: TestApi
test.before(async () => {
  api = await bootWhole()
})
test.after(() => api.dispose())

test('each sentence is there in Hindi, in the feature that says it', async () => {
  const tables = api.kernel.shown(problemSentences)
  const missing: string[] = []
  for (const { feature, item } of api.kernel.shown(apiRoutes)) {
    const say = await readProblemWords(tables.filter((each) => each.feature === feature).map((each) => each.item))
    const { params, query, body } = item.request
    for (const sentence of new Set([params, query, body].flatMap(saidBy)))
      if (sentence !== '' && !VALUES.test(sentence) && say(sentence, 'hi') === sentence)
        missing.push(`${item.id}: ${sentence}`)
  }
  assert.deepEqual(missing, [])
})

test.run()
