import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { readWallTime, wallTimeAt } from '../../../../features/manage/contract'
import {
  type StageProblem,
  stageProblems,
  type WrittenStage,
  type WrittenStages,
} from '../../../../features/stages/contract'
import { readWallTime as byCalendar } from '../../../../features/stages/server/write-stages'
import { finale, stage, written } from '../written'

const test = suite('stages: what is wrong with them')
const closes = byCalendar('2026-12-01T18:00', 'Asia/Kolkata')
const judge = (stages: WrittenStages) =>
  stageProblems(stages, { closes: closes === undefined ? undefined : { at: closes, said: closes }, read: byCalendar })
const said = (problems: readonly StageProblem[]) => problems.map(({ at, field, says }) => `${at} ${field} ${says}`)

test('stages that follow registration and each other are fine, one without an end too', () => {
  assert.deepEqual(judge(written([stage('a'), finale])), [])
  assert.deepEqual(judge(written([])), [])
})

test('each thing that is missing is named with its stage and field', () => {
  const bare = stage('a', { title: ' ', startsAt: '', mode: 'onsite' })
  assert.deepEqual(said(judge(written([bare]))), [
    '0 title titleMissing',
    '0 startsAt startMissing',
    '0 place placeMissing',
  ])
  const backwards = stage('a', { endsAt: '2026-12-03T18:00' })
  assert.deepEqual(said(judge(written([backwards]))), ['0 endsAt endBeforeStart'])
  const never = stage('a', { endsAt: '2026-02-30T10:00' })
  assert.deepEqual(said(judge(written([never]))), ['0 endsAt endUnread'])
})

test('before registration has closed nothing starts, unless that is allowed; who says no says from when', () => {
  const early = stage('a', { startsAt: '2026-12-01T17:59', endsAt: '' })
  const [problem, ...more] = judge(written([early]))
  assert.deepEqual([problem?.says, problem?.from, more], ['beforeClose', closes, []])
  assert.deepEqual(judge(written([early], { whileOpen: true })), [])
  assert.deepEqual(judge(written([{ ...early, startsAt: '2026-12-01T18:00' }])), [])
})

test('no stage starts before the one above it is over, in the zone of the stages', () => {
  const build = stage('b', { startsAt: '2026-12-03T21:59', endsAt: '2026-12-04T09:00' })
  const problems = judge(written([stage('a'), build]))
  assert.deepEqual(said(problems), ['1 startsAt beforePrevious'])
  assert.equal(problems[0]?.from, byCalendar('2026-12-03T22:00', 'Asia/Kolkata'))
  // 17:00 in London is 22:30 in India: after the close there, though its wall time says less.
  const london = stage('a', { startsAt: '2026-12-01T12:30', endsAt: '' })
  assert.deepEqual(judge(written([london], { zone: 'Europe/London' })), [])
})

const arbitraryStage = fc
  .record({
    start: fc.integer({ min: 0, max: 60 }),
    hours: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
  })
  .map(({ start, hours }): Partial<WrittenStage> => {
    const at = Date.UTC(2026, 10, 20) + start * 86_400_000
    const wall = (instant: number) => new Date(instant).toISOString().slice(0, 16)
    return { startsAt: wall(at), endsAt: hours === undefined ? '' : wall(at + hours * 3_600_000) }
  })

test('whoever moves each stage to the time that is offered, from the first to the last, ends without a clash', () =>
  fc.assert(
    fc.property(fc.array(arbitraryStage, { maxLength: 8 }), fc.boolean(), (drawn, whileOpen) => {
      let stages = drawn.map((each, at) => stage(String(at), each))
      for (const at of drawn.keys()) {
        const clash = judge(written(stages, { whileOpen })).find((each) => each.at === at && each.from !== undefined)
        if (clash?.from === undefined) continue
        const own = stages[at] as WrittenStage
        const [start, end] = [byCalendar(own.startsAt, 'Asia/Kolkata') ?? 0, byCalendar(own.endsAt, 'Asia/Kolkata')]
        const startsAt = wallTimeAt(clash.from, 'Asia/Kolkata')
        const endsAt = end === undefined ? '' : wallTimeAt(clash.from + end - start, 'Asia/Kolkata')
        stages = stages.map((each, place) => (place === at ? { ...each, startsAt, endsAt } : each))
      }
      assert.deepEqual(judge(written(stages, { whileOpen })), [])
    }),
  ))

test('a wall time read and told again is the same, and pages read it as the server does', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }),
      fc.constantFrom('Asia/Kolkata', 'UTC', 'Asia/Kathmandu', 'America/New_York'),
      (instant, zone) => {
        const wall = wallTimeAt(instant, zone)
        const [own, server] = [readWallTime(wall, zone), byCalendar(wall, zone)]
        assert.ok(own !== undefined && server !== undefined)
        // An hour that the clock shows twice is read as either of the two.
        assert.ok(own === server || Math.abs(own - server) === 3_600_000, `${wall} ${zone}`)
        if (zone !== 'America/New_York') assert.equal(own, Math.floor(instant / 60_000) * 60_000)
      },
    ),
  ))

test.run()
