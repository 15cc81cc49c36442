import { Temporal } from 'temporal-polyfill'
import { isDay } from '../../../data/contract'
import type { Opportunity, OwnQuestion } from '../../../listings/contract'
import type { Uploads } from '../../../uploads/contract'
import type { Snapshot } from '../../contract/wire'
import { askable } from '../askable'
import type { RegistrationRow } from '../tables'

type Answered = Pick<RegistrationRow, 'answers' | 'late_answers'>

/** All that somebody answered, then or since; asked once more and answered, the later word counts. */
export function allAnswers({ answers, late_answers: late }: Answered): Snapshot {
  const again = new Set(late.map(({ id }) => id))
  return { ...answers, questions: [...answers.questions.filter(({ id }) => !again.has(id)), ...late] }
}

/** The end of the day until which whoever is registered is asked, by the opportunity's clock; undefined where only those are asked who register from now on. */
export function askedUntil({ required, askAllUntil }: OwnQuestion, zone: string): Date | undefined {
  if (!required || askAllUntil === undefined || !isDay(askAllUntil)) return undefined
  const after = Temporal.PlainDate.from(askAllUntil).add({ days: 1 }).toZonedDateTime({ timeZone: zone })
  return new Date(after.epochMilliseconds - 1000)
}

export interface AskedLate {
  readonly question: OwnQuestion
  readonly until: Date
}

/** What all are asked that this one has not answered yet, its day over or not. */
export function askedLate(
  row: Answered & Pick<RegistrationRow, 'state'>,
  { questions, zone, state }: Pick<Opportunity, 'questions' | 'zone' | 'state'>,
  uploads: Uploads | undefined,
): readonly AskedLate[] {
  if (row.state !== 'registered' || (state !== 'live' && state !== 'closed')) return []
  const answered = new Set(allAnswers(row).questions.flatMap(({ id, values }) => (values.length > 0 ? id : [])))
  return askable(questions, uploads).flatMap((question) => {
    const until = askedUntil(question, zone)
    return until && !answered.has(question.id) ? { question, until } : []
  })
}
