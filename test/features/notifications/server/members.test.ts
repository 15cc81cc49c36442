import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { membersAfter, type MemberParts } from '../../../../features/notifications/server/campaigns/members'

const test = suite('people of a message to many')

/** A house of so many people, of whom every so-manieth is meant. */
const houseOf = (people: number, every: number) =>
  ({
    directory: {
      after: async (id: number, limit: number) =>
        Array.from({ length: Math.max(0, Math.min(limit, people - id)) }, (_, at) => ({ id: id + at + 1 })),
    },
    ages: () => undefined,
    audiences: () => [
      { id: 'some', among: async (ids: readonly number[]) => new Set(ids.filter((id) => id % every === 0)) },
    ],
  }) as unknown as MemberParts

test('step by step everybody who is meant is reached once, however few at a time', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 300 }),
      async (people, every, most) => {
        const parts = houseOf(people, every)
        const reached: number[] = []
        for (let after: number | undefined = 0; after !== undefined; ) {
          const { members, next } = await membersAfter(parts, { some: ['yes'] }, { after, most })
          assert.ok(members.length <= most && (next === undefined || next > after))
          reached.push(...members)
          after = next
        }
        assert.deepEqual(
          reached,
          Array.from({ length: Math.floor(people / every) }, (_, at) => (at + 1) * every),
        )
      },
    ),
    { numRuns: 60 },
  ))

test('whoever is known to be under 18 is sent nothing of the kind, and nobody is left out for it', async () => {
  const young = new Set([3, 8])
  const ages = () => ({ underAmong: async (ids: readonly number[]) => new Set(ids.filter((id) => young.has(id))) })
  const parts = { ...houseOf(10, 1), ages } as unknown as MemberParts
  const { members } = await membersAfter(parts, {}, { after: 0, most: 50 })
  assert.deepEqual(members, [1, 2, 4, 5, 6, 7, 9, 10])
})

test.run()
