import type { WrittenStage, WrittenStages } from './written'

export const MOST_STAGES = 20

/** What can be wrong with stages; screens translate the key, `stages.problem.<key>`. */
export const stageSentences = {
  titleMissing: 'A stage has no name.',
  startMissing: 'A stage does not say when it starts.',
  endUnread: 'The end of a stage is no date.',
  endBeforeStart: 'A stage ends before it starts.',
  beforeClose: 'A stage starts while people may still register: move it, or say that stages may begin before that.',
  beforePrevious: 'A stage starts before the one above it is over: move one of them, or change their order.',
  placeMissing: 'A stage on site does not say where.',
} as const
type ProblemKey = keyof typeof stageSentences
export type StageField = 'title' | 'startsAt' | 'endsAt' | 'place'

export interface StageProblem {
  /** Which stage, by its place. */
  readonly at: number
  readonly field: StageField
  readonly says: ProblemKey
  /** The earliest start that would do, as an instant; where that is what is wrong. */
  readonly from?: number
}

/** The instant of a wall time; undefined where nothing is written. */
type ReadTime = (wallTime: string, zone: string) => number | undefined

interface Around {
  /** When registration closes, as an instant. */
  readonly closes: number | undefined
  readonly read: ReadTime
}

/**
 * Everything that stands between stages and their submission. Stages follow each other: none starts before the one above it is over, and the first
 * not before registration has closed, unless the organizer allows it. One that has no end is over when it starts.
 */
export function stageProblems({ zone, whileOpen, stages }: WrittenStages, around: Around): readonly StageProblem[] {
  const found: StageProblem[] = []
  const instant = (wallTime: string) => (wallTime === '' ? undefined : around.read(wallTime, zone))
  /** Until when everything before is over. */
  let until = whileOpen ? undefined : around.closes
  let says: ProblemKey = 'beforeClose'
  for (const [at, stage] of stages.entries()) {
    const [start, end] = [instant(stage.startsAt), instant(stage.endsAt)]
    if (stage.title.trim() === '') found.push({ at, field: 'title', says: 'titleMissing' })
    if (start === undefined) found.push({ at, field: 'startsAt', says: 'startMissing' })
    else if (until !== undefined && start < until) found.push({ at, field: 'startsAt', says, from: until })
    if (stage.endsAt !== '' && end === undefined) found.push({ at, field: 'endsAt', says: 'endUnread' })
    else if (start !== undefined && end !== undefined && end <= start)
      found.push({ at, field: 'endsAt', says: 'endBeforeStart' })
    if (isOnSite(stage) && stage.place.trim() === '') found.push({ at, field: 'place', says: 'placeMissing' })
    const over = end ?? start
    if (over !== undefined && over >= (until ?? over)) {
      until = over
      says = 'beforePrevious'
    }
  }
  return found
}

export const isOnSite = ({ mode, type }: Pick<WrittenStage, 'mode' | 'type'>) => mode === 'onsite' && type !== 'results'
