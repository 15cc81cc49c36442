import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { idOfSlug, slugOf } from '../../../../features/listings/server/slugs'

const test = suite('slugs')

for (const [title, slug] of [
  ['Product Design Intern (UX)', 'product-design-intern-ux'],
  ['C++ & C# Developer', 'cpp-c-sharp-developer'],
  ['Café Müller', 'cafe-muller'],
  ['छात्रवृत्ति', 'opportunity'],
] as const)
  test(`“${title}” is ${slug}`, () => {
    assert.equal(slugOf(title), slug)
  })

test('whatever the title, the address is plain and leads back to its id', () =>
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 999_999_999 }), (title, id) => {
      const slug = `${slugOf(title)}-${id}`
      assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.equal(idOfSlug(slug), id)
    }),
  ))

test.run()
