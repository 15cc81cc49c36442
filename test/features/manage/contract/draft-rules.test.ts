import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { draftProblems, emptyDraft } from '../../../../features/manage/contract'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { readWallTime } from '../../../../features/manage/server/wall-time'

const NOW = Date.parse('2026-11-21T06:00:00Z')
const rules = suite('rules of a draft')

const whole: DraftBody = {
  ...emptyDraft('Asia/Kolkata'),
  kind: 'hackathon',
  title: 'Code for the monsoon',
  organisation: 'Neel Media',
  description: 'Two days of building tools for towns that flood every year, with mentors from the met office.',
  opensAt: '2026-11-22T09:00',
  closesAt: '2026-12-05T18:00',
  startsOn: '2026-12-12',
  endsOn: '2026-12-13',
  city: 'Kochi',
}
const says = (change: Partial<DraftBody>) =>
  draftProblems({ ...whole, ...change }, NOW, readWallTime).map((each) => each.says)

rules('a whole draft has no problem', () => assert.deepEqual(says({}), []))

const asked = { id: 'a', label: 'How many?', required: true, options: [] }
const cases: readonly [Partial<DraftBody>, string][] = [
  [{ kind: '' }, 'kindMissing'],
  [{ title: 'Hi' }, 'titleMissing'],
  [{ organisation: ' ' }, 'organisationMissing'],
  [{ description: '<p>Short</p>' }, 'descriptionShort'],
  [{ closesAt: '' }, 'closesMissing'],
  [{ closesAt: '2026-11-21T11:29', opensAt: '' }, 'closesPast'],
  [{ opensAt: '2026-12-05T18:00' }, 'opensAfterCloses'],
  [{ opensAt: '2026-13-01T09:00' }, 'opensUnread'],
  [{ startsOn: '2026-02-31' }, 'startsUnread'],
  [{ startsOn: '', endsOn: '2026-12-99' }, 'endsUnread'],
  [{ startsOn: '2026-12-04' }, 'startsBeforeCloses'],
  [{ endsOn: '2026-12-11' }, 'endsBeforeStarts'],
  [{ city: '' }, 'cityMissing'],
  [{ passingOutFrom: 2028, passingOutTo: 2027 }, 'passingOutOrder'],
  [{ passingOutFrom: 26 }, 'passingOutUnreal'],
  [{ passingOutFrom: 2026, passingOutTo: 20 }, 'passingOutUnreal'],
  [{ teamMin: 4, teamMax: 2 }, 'teamOrder'],
  [{ payFrom: 30_000, payTo: 20_000 }, 'payOrder'],
  [{ questions: [{ id: 'a', label: ' ', type: 'text', required: true, options: [] }] }, 'questionEmpty'],
  [{ questions: [{ id: 'a', label: 'Size', type: 'choice', required: true, options: ['S', ' '] }] }, 'optionsMissing'],
  [{ questions: [{ ...asked, type: 'number', min: 5, max: 4.5 }] }, 'boundsOrder'],
  [{ questions: [{ ...asked, type: 'number', min: 5, max: null, unread: { max: 'ten' } }] }, 'boundsUnread'],
  [{ questions: [{ ...asked, type: 'text', required: true, askAllUntil: '' }] }, 'askUntilMissing'],
  [{ questions: [{ ...asked, type: 'scale', min: 2, max: 5 }] }, 'scaleEnds'],
  [{ questions: [{ ...asked, type: 'scale', min: 0, max: 11 }] }, 'scaleEnds'],
  [{ questions: [{ ...asked, type: 'scale', min: 1, max: 4.5 }] }, 'scaleEnds'],
]
for (const [change, wanted] of cases) {
  rules(`${wanted}: ${JSON.stringify(change)}`, () => assert.deepEqual(says(change), [wanted]))
}

rules(
  'a number needs no bounds or one, a scale that names no ends has some, and what is no number has none to judge',
  () => {
    const questions: DraftBody['questions'] = [
      { ...asked, type: 'number' },
      { ...asked, type: 'number', min: null, max: 0 },
      { ...asked, type: 'number', min: 3, max: 3 },
      { ...asked, type: 'scale' },
      { ...asked, type: 'scale', min: 0, max: 10 },
      { ...asked, type: 'text', min: 9, max: 1 },
    ]
    assert.deepEqual(says({ questions }), [])
  },
)

rules('a deadline one minute from now is a deadline', () =>
  assert.deepEqual(says({ opensAt: '', closesAt: '2026-11-21T11:31' }), []),
)

rules('it may start on the day on which applications close', () =>
  assert.deepEqual(says({ startsOn: '2026-12-05', endsOn: '' }), []),
)

rules('remote needs no city', () => assert.deepEqual(says({ city: '', workMode: 'remote' }), []))

rules('whatever stands in the times and the zone, the rules answer', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (opensAt, closesAt, zone) => {
      const found = draftProblems({ ...whole, opensAt, closesAt, zone }, NOW, readWallTime)
      assert.ok(found.every(({ step }) => step === 'dates'))
    }),
  ),
)

rules.run()
