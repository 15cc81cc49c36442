/** Where a stage stands at a moment. */
export type Standing = 'over' | 'now' | 'next' | 'later'

export interface StageTimes {
  readonly startsAt: string
  /** Null: it is a moment. */
  readonly endsAt: string | null
}

export type PlacedStage<T> = T & { readonly standing: Standing }

/** Which are over, which run, and the one that comes next: the first of those that have not begun. */
export function placeStages<T extends StageTimes>(stages: readonly T[], now: number): readonly PlacedStage<T>[] {
  const starts = (stage: T) => Date.parse(stage.startsAt)
  const coming = stages.filter((stage) => starts(stage) > now)
  const first = Math.min(...coming.map(starts))
  const next = coming.find((stage) => starts(stage) === first)
  return stages.map((stage) => ({ ...stage, standing: standingOf(stage, now, stage === next) }))
}

function standingOf({ startsAt, endsAt }: StageTimes, now: number, isNext: boolean): Standing {
  if (isNext) return 'next'
  if (Date.parse(startsAt) > now) return 'later'
  return endsAt !== null && Date.parse(endsAt) > now ? 'now' : 'over'
}
