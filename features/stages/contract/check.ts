import type { SaidDates } from '../../manage/contract'
import type { Around, Bound } from './around'
import type { WrittenStage, WrittenStages } from './written'

export const MOST_STAGES = 20

/** What can be wrong with stages, with places for the dates that clash; screens translate the key, `stages.problem.<key>`. */
export const stageSentences = {
  titleMissing: 'A stage has no name.',
  startMissing: 'A stage does not say when it starts.',
  endUnread: 'The end of a stage is no date.',
  endBeforeStart: 'A stage ends on {ends}, not after it starts on {starts}.',
  beforeOpen: 'A stage starts on {starts}, before people may register on {opens}: move one of them.',
  beforeClose:
    'A stage starts while people may still register, on {starts}, before {closes}: move it, or say that stages may begin before that.',
  resultsBeforeClose:
    'The last results are told on {starts}, while people may still register until {closes}: move them.',
  beforePrevious:
    'A stage starts on {starts}, before the one above it is over on {over}: move one of them, or change their order.',
  finalBeforeEvent: 'The final is on {starts}, before the event starts on {opening}: move one of them.',
  afterEvent: 'A stage is on {over}, after the event has ended on {ends}: move one of them.',
  placeMissing: 'A stage on site does not say where.',
} as const
type ProblemKey = keyof typeof stageSentences
export type StageField = 'title' | 'startsAt' | 'endsAt' | 'place'

export interface StageProblem {
  /** Which stage, by its place. */
  readonly at: number
  readonly field: StageField
  readonly says: ProblemKey
  /** Those that clash. */
  readonly dates?: SaidDates
  /** The earliest start that would do, as an instant; where that is what is wrong. */
  readonly from?: number
}

/** What a start may not come before, the word by which a sentence names it, and the sentence. */
type Floor = readonly [bound: Bound | undefined, word: string, says: ProblemKey]

/**
 * Everything that stands between stages and their submission. Stages follow each other: none starts before the one above it is over, and the first
 * not before registration has closed, unless the organizer allows it; the last results come after it all the same. A final is not before its event,
 * and nothing but results after it. A stage that has no end is over when it starts.
 */
export function stageProblems({ zone, whileOpen, stages }: WrittenStages, around: Around): readonly StageProblem[] {
  const found: StageProblem[] = []
  const instant = (wallTime: string) => (wallTime === '' ? undefined : around.read(wallTime, zone))
  /** Until when everything before is over. */
  let until: Floor = whileOpen ? [around.opens, 'opens', 'beforeOpen'] : [around.closes, 'closes', 'beforeClose']
  for (const [at, stage] of stages.entries()) {
    const [start, end] = [instant(stage.startsAt), instant(stage.endsAt)]
    const over = end ?? start
    if (stage.title.trim() === '') found.push({ at, field: 'title', says: 'titleMissing' })
    if (start === undefined) found.push({ at, field: 'startsAt', says: 'startMissing' })
    else {
      const floor = latest([until, ...ownFloors(stage, at === stages.length - 1, around)], start)
      if (floor) found.push({ at, field: 'startsAt', ...floor })
    }
    if (stage.endsAt !== '' && end === undefined) found.push({ at, field: 'endsAt', says: 'endUnread' })
    else if (start !== undefined && end !== undefined && end <= start)
      found.push({ at, field: 'endsAt', says: 'endBeforeStart', dates: { starts: start, ends: end } })
    else if (stage.type !== 'results' && over !== undefined && around.ends && over > around.ends.at) {
      const dates = { over, ends: around.ends.said }
      found.push({ at, field: end === undefined ? 'startsAt' : 'endsAt', says: 'afterEvent', dates })
    }
    if (isOnSite(stage) && stage.place.trim() === '') found.push({ at, field: 'place', says: 'placeMissing' })
    if (over !== undefined && over >= (until[0]?.at ?? over))
      until = [{ at: over, said: over }, 'over', 'beforePrevious']
  }
  return found
}

function ownFloors({ type }: WrittenStage, isLast: boolean, { starts, closes }: Around): readonly Floor[] {
  if (type === 'final') return [[starts, 'opening', 'finalBeforeEvent']]
  return type === 'results' && isLast ? [[closes, 'closes', 'resultsBeforeClose']] : []
}

/** Of the bounds that a start comes before the latest: who moves it there has kept clear of all. */
function latest(floors: readonly Floor[], start: number): Pick<StageProblem, 'says' | 'dates' | 'from'> | undefined {
  let found: ReturnType<typeof latest>
  for (const [bound, word, says] of floors)
    if (bound && start < bound.at && bound.at > (found?.from ?? Number.NEGATIVE_INFINITY))
      found = { says, from: bound.at, dates: { starts: start, [word]: bound.said } }
  return found
}

export const isOnSite = ({ mode, type }: Pick<WrittenStage, 'mode' | 'type'>) => mode === 'onsite' && type !== 'results'
