import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { categoryIds } from '../../../../features/listings/contract'
import { categoriesOf, roleOf } from '../../../../features/listings/server/fields-of-work'

const test = suite('fields of work')

for (const [title, role] of [
  ['Product Design Intern', 'product design'],
  ['Associate, Data Analyst', 'data analyst'],
  ['Senior Software Engineer II - Backend', 'software engineer'],
  ['Software Engineer Intern (Summer 2027)', 'software engineer'],
  ['C++ Developer', 'c++ developer'],
  ['.NET Developer', '.net developer'],
  ['डेटा विश्लेषक', 'डेटा विश्लेषक'],
  ['Intern', undefined],
  ['2026', undefined],
  ['We look for somebody who writes very long titles', undefined],
] as const)
  test(`“${title}” is a role: ${role}`, () => assert.equal(roleOf(title), role))

for (const [title, tags, categories] of [
  ['Finance Intern', ['Accounting', 'Excel'], ['finance', 'accounts']],
  ['Backend Engineer', ['Node.js'], ['software-development', 'engineering']],
  ['Content Writing Intern', ['SEO'], ['marketing', 'content']],
  ['Supply Chain Associate', [], ['operations']],
  ['HR Trainee', [], ['human-resources']],
  ['Cook', [], []],
  // Whole words only.
  ['Shrimp farmer', [], []],
] as const)
  test(`“${title}” ${tags.join(', ')} is of ${categories.join(', ') || 'no field'}`, () =>
    assert.deepEqual(categoriesOf({ title, tags }), categories))

test('whatever the words, fields are known ones, and a role is short and without the words around it', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (title, tags) => {
      assert.ok(categoriesOf({ title, tags }).every((each) => (categoryIds as readonly string[]).includes(each)))
      const role = roleOf(title)
      assert.ok(role === undefined || (role.length <= 48 && !/\bintern\b/.test(role)), role)
    }),
  ))

test.run()
