/** What a stage asks for. `final`: people meet; `results`: the organizer's word, nobody has to do anything. */
export const stageTypes = [
  'submission',
  'quiz',
  'assessment',
  'interview',
  'presentation',
  'final',
  'results',
  'other',
] as const
export type StageType = (typeof stageTypes)[number]

/** A stage while it is written. Times are wall times, `2026-12-01T18:00`; empty while nothing is chosen, and the end where it has none. */
export interface WrittenStage {
  /** Made by the editor once: the same stage under another title or date is still the same stage. */
  readonly key: string
  readonly type: StageType
  readonly title: string
  readonly description: string
  readonly startsAt: string
  readonly endsAt: string
  readonly mode: 'online' | 'onsite'
  readonly place: string
}

/** All stages of one opportunity, in order. `whileOpen`: the first ones may begin before registration has closed. */
export interface WrittenStages {
  readonly zone: string
  readonly whileOpen: boolean
  readonly stages: readonly WrittenStage[]
}
