import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { withdraw } from '../../../../features/registrations/server/tokens'
import { FeatureError } from '../../../../features/web/contract'
import { NOW } from '../../registrations/house'
import { bootWaitlist, type WaitlistHouse } from '../house'

const PEOPLE = 5
const OFFER_MS = 12 * 3_600_000

/** What the rules say, in as few words as they can be said. */
interface Model {
  seats: number
  readonly inside: Set<number>
  /** Until when. */
  readonly kept: Map<number, number>
  line: number[]
}

type Act = readonly [what: 'enter' | 'withdraw' | 'join' | 'leave', who: number] | readonly ['add seat' | 'half a day']

const taken = ({ inside, kept }: Model) => inside.size + kept.size

function offer(model: Model, now: number) {
  const [next] = model.line.splice(0, 1)
  if (next !== undefined) model.kept.set(next, now + OFFER_MS)
}

function moveUp(model: Model, now: number) {
  while (model.line.length > 0 && taken(model) < model.seats) offer(model, now)
}

/** What the act does to it; the code of what is refused. */
function expect(model: Model, [what, who = 0]: Act, now: number): string | undefined {
  const { inside, kept } = model
  if (what === 'enter') {
    if (inside.has(who)) return 'already-registered'
    const before = { line: [...model.line], kept: new Map(kept) }
    moveUp(model, now)
    if (!kept.delete(who) && taken(model) >= model.seats) {
      // Refused, so nothing of it happened.
      model.line = before.line
      for (const each of kept.keys()) if (!before.kept.has(each)) kept.delete(each)
      return 'no-seat-left'
    }
    inside.add(who)
  }
  if (what === 'withdraw' && inside.delete(who)) moveUp(model, now)
  if (what === 'join' && !kept.has(who) && !model.line.includes(who)) {
    if (inside.has(who)) return 'already-registered'
    if (taken(model) < model.seats) return 'nothing-to-wait-for'
    model.line.push(who)
  }
  if (what === 'leave') {
    model.line = model.line.filter((each) => each !== who)
    if (kept.delete(who)) moveUp(model, now)
  }
  if (what === 'add seat') model.seats += 1
  if (what === 'half a day')
    for (const [each, until] of [...kept]) {
      if (until > now) continue
      kept.delete(each)
      offer(model, now)
    }
  if (what === 'half a day') moveUp(model, now)
  return undefined
}

const test = suite('a line for seats, whatever people do')
let house: WaitlistHouse
test.before(async () => {
  house = await bootWaitlist('embedded')
})
test.after(() => house.dispose())

const codeOf = (error: unknown) => {
  if (error instanceof FeatureError) return error.code
  throw error
}

async function play(acts: readonly Act[]) {
  let now = NOW.getTime()
  house.setNow(NOW)
  const id = await house.live({ seats: 1, closesAt: null, startsOn: null })
  const model: Model = { seats: 1, inside: new Set(), kept: new Map(), line: [] }
  const registrations = new Map<number, number>()

  async function act([what, who = 0]: Act) {
    const person = 8000 + who
    if (what === 'enter') registrations.set(who, await house.seat(id, person))
    if (what === 'join') await house.join(id, person)
    if (what === 'leave') await house.leave(id, person)
    if (what === 'withdraw' && model.inside.has(who))
      await house.kernel.get(withdraw)(registrations.get(who) ?? 0, person)
    if (what === 'add seat') await house.resize(id, model.seats + 1, { closesAt: null, startsOn: null })
    if (what === 'half a day') await house.settle(new Date(now))
  }

  for (const each of acts) {
    now += each[0] === 'half a day' ? OFFER_MS : 1000
    house.setNow(new Date(now))
    const done = await act(each).then(() => undefined, codeOf)
    assert.equal(done, expect(model, each, now), JSON.stringify(each))
    assert.deepEqual(await house.standing(id, 8000), {
      line: model.line,
      kept: [...model.kept].sort(([a], [b]) => a - b),
      taken: taken(model),
    })
  }
}

test('seats go in the order of the line, are kept for one at a time, and are never more than there are', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          { weight: 6, arbitrary: fc.tuple(fc.constantFrom('enter', 'withdraw', 'join', 'leave'), fc.nat(PEOPLE - 1)) },
          { weight: 3, arbitrary: fc.tuple(fc.constantFrom('add seat', 'half a day')) },
        ) as fc.Arbitrary<Act>,
        { minLength: 8, maxLength: 24 },
      ),
      play,
    ),
    { numRuns: 60 },
  ))

test.run()
