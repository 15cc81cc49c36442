import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { employmentTypesOf } from '../../../../../features/listings/contract'
import { employmentOf } from '../../../../../features/listings/server/seed/employment-of'

const test = suite('on which terms one works, in the demo')
const chances = Array.from({ length: 100 }, (_, at) => at / 100)

test('jobs and internships have all that their kind can be, and some do not say it; nothing else says any', () => {
  for (const kind of ['job', 'internship'])
    assert.deepEqual(
      new Set(chances.map((chance) => employmentOf(kind, chance))),
      new Set([...employmentTypesOf(kind), null]),
      kind,
    )
  assert.ok(chances.every((chance) => employmentOf('hackathon', chance) === null))
})

test.run()
