import type { Clock, Database } from '../../../data/contract'
import { dataErrors } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { Uploads } from '../../../uploads/contract'
import type { FieldProblem } from '../../../web/contract'
import { registrationErrors } from '../../contract'
import type { Answer } from '../../contract/wire'
import type { AnswerLateRequest } from '../../contract/wire-requests'
import { holdFiles, takeFiles } from '../answer-files'
import { type Language, problemTexts } from '../problem-texts'
import { readAnswer } from '../read-answers'
import type { RegistrationsTables } from '../tables'
import { askedLate } from './asked-late'
import { addLateAnswers, lockRegistration } from './late-queries'

/** Keeps what one answers to questions that were asked later; answers of which opportunity. Throws `not-found`, `answers-late`, `answers-incomplete`. */
export type AnswerLate = (id: number, personId: number, sent: AnswerLateRequest, language: Language) => Promise<number>

export function createAnswerLate(
  database: Database,
  opportunities: Opportunities,
  clock: Clock,
  uploads: () => Uploads | undefined,
): AnswerLate {
  return (id, personId, { answers: given, words }, language) =>
    database.transact(async (tx) => {
      const db = database.on<RegistrationsTables>(tx)
      const row = await lockRegistration(db, id)
      if (row?.person_id !== personId) throw dataErrors.notFound('There is no such registration of yours.')
      const opportunity = await opportunities.find(row.opportunity_id, tx)
      const asked = opportunity ? askedLate(row, opportunity, uploads()) : []
      const files = await takeFiles(
        tx,
        uploads(),
        asked.map(({ question }) => question),
        { opportunityId: row.opportunity_id, personId, registrationId: id, answers: given },
      )
      const [problems, kept]: [FieldProblem[], Answer[]] = [[], []]
      for (const questionId of Object.keys(given)) {
        const one = asked.find(({ question }) => question.id === questionId)
        if (one && one.until < clock.now())
          throw registrationErrors.answersLate(
            `“${one.question.label}” could be answered until ${one.until.toISOString()}. Write to the organizer if it matters.`,
          )
        if (!one) problems.push({ path: `answers.${questionId}`, message: problemTexts[language].unknown })
        else {
          const { answer, problem } = readAnswer(one.question, given[questionId] ?? [], { words, language, files })
          if (problem) problems.push(problem)
          kept.push(answer)
        }
      }
      if (kept.length === 0 && problems.length === 0)
        throw registrationErrors.answersIncomplete(problemTexts[language].fields)
      if (problems.length > 0)
        throw registrationErrors.answersIncomplete(problemTexts[language].fields, { errors: problems })
      const late = [...row.late_answers, ...kept]
      await addLateAnswers(db, id, late, clock.now())
      await holdFiles(tx, uploads(), { ...row, late_answers: late })
      return row.opportunity_id
    })
}
