import type { Clock, Database } from '../../data/contract'
import { dataErrors } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { personOf } from '../../session/contract'
import type { UploadPurpose, Uploads } from '../../uploads/contract'
import { ANSWER_FILES, fileRuleOf, findStanding, registrationErrors } from '../contract'
import { heldBy } from './answer-files'
import { askedLate } from './late/asked-late'
import { mayManage } from './may-manage'
import { findOfPerson, findRegistration } from './registration-queries'
import type { RegistrationsTables } from './tables'

const PLACE = /^(\d{1,10})\/(.{1,40})$/su
const TAKEN: readonly string[] = ['open', 'full']

/** Files that answer an organizer's question: taken while it is asked, read by whoever may see who is registered. */
export function answerPurpose(
  database: Database,
  opportunities: Opportunities,
  clock: Clock,
  uploads: () => Uploads | undefined,
): UploadPurpose {
  return {
    id: ANSWER_FILES,
    async ruleOf(about, subject) {
      const [, number, questionId] = PLACE.exec(about) ?? []
      const [id, now] = [Number(number), clock.now()]
      const own = number && (await findOfPerson(database.of<RegistrationsTables>(), id, personOf(subject).id))
      const opportunity = number ? await opportunities.find(id) : undefined
      const question = opportunity?.questions.find((each) => each.id === questionId && each.type === 'file')
      if (!opportunity || !question)
        throw dataErrors.notFound('Nothing asks for a file here any more. Reload the page.')
      const late = own ? askedLate(own, opportunity, uploads()) : []
      if (late.some((each) => each.question.id === questionId && each.until >= now)) return fileRuleOf(question)
      // One by invitation: whoever may not see it is told what its page says.
      if (!own) await opportunities.getShown(id, subject)
      if (!TAKEN.includes(findStanding(opportunity, now)))
        throw registrationErrors.registrationClosed(
          `“${opportunity.title}” is not open, so no file is taken. A form has to be sent before it closes, with its files.`,
        )
      return fileRuleOf(question)
    },
    async mayRead(holder, subject) {
      const row = await findRegistration(database.of<RegistrationsTables>(), heldBy(holder))
      return row !== undefined && mayManage(personOf(subject), await opportunities.find(row.opportunity_id))
    },
  }
}
