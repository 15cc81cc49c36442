import { dataErrors, type Tx } from '../../data/contract'
import type { Consents } from '../../guardians/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { demandProved, personOf, signedIn } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { discussionErrors } from '../contract'
import { AnswerRequest, OpportunityParams, PostParams, Said, SayRequest } from '../contract/wire'
import { isDiscussed } from './discussed'
import { countAnswers, findPost } from './post-queries'
import { say, type SayParts } from './say'
import type { DiscussionTables } from './tables'

/** As many as one reads; who wants to go on asks anew. */
const MOST_ANSWERS = 50
const rateLimit = { max: 12, seconds: 3600, by: 'subject' } as const

const NO_QUESTION = 'There is no such question any more.'
const closed = (title: string) =>
  discussionErrors.notDiscussed(
    `“${title}” is closed or from another site, so nobody would answer. What was said before stays.`,
  )

/** As it was read, unless words about it belong to another one by now. */
async function nowOf(tx: Tx, opportunities: Opportunities, shown: Opportunity, id = shown.id): Promise<Opportunity> {
  return id === shown.id ? shown : ((await opportunities.find(id, tx)) ?? shown)
}

type Asked = () => Consents | undefined

export function sayRoute(opportunities: Opportunities, parts: SayParts, consents: Asked) {
  return endpoint({
    id: 'discussion.say',
    method: 'POST',
    path: '/api/discussion/of/:opportunityId',
    strangers: 'same',
    access: [signedIn()],
    rateLimit,
    request: { params: OpportunityParams, body: SayRequest },
    response: { 201: Said },
    summary: 'Asks a question that everybody reads.',
    async handle({ subject, params, body: { kind, text } }) {
      const person = personOf(subject)
      const { id: by } = person
      const shown = await opportunities.getShown(params.opportunityId, subject)
      // It stands there in one's name, and its answers are mailed.
      demandProved(person)
      const stillGiven = await consents()?.demand(by)
      const said = await parts.database.transact(async (tx) => {
        await stillGiven?.(tx)
        // Merged since it was read, it is another one; from here on it waits for us.
        const opportunity = await nowOf(tx, opportunities, shown, await opportunities.followMerges(tx, shown.id))
        if (!isDiscussed(opportunity)) throw closed(opportunity.title)
        return say(tx, parts, { kind, text, by, opportunity })
      })
      return answer(201, said)
    },
  })
}

export function answerRoute(opportunities: Opportunities, parts: SayParts, consents: Asked) {
  return endpoint({
    id: 'discussion.answer',
    method: 'POST',
    path: '/api/discussion/posts/:id/answers',
    strangers: 'same',
    access: [signedIn()],
    rateLimit: { ...rateLimit, max: 60 },
    request: { params: PostParams, body: AnswerRequest },
    response: { 201: Said },
    summary: 'Answers a question; the organizer’s answer stands first.',
    async handle({ subject, params: { id }, body: { text } }) {
      const person = personOf(subject)
      const { id: by } = person
      const asked = await findPost(parts.database.of<DiscussionTables>(), id)
      if (asked?.kind !== 'question') throw dataErrors.notFound(NO_QUESTION)
      const shown = await opportunities.getShown(asked.opportunity_id, subject)
      demandProved(person)
      const stillGiven = await consents()?.demandOfMinor(by)
      const said = await parts.database.transact(async (tx) => {
        await stillGiven?.(tx)
        const db = parts.database.on<DiscussionTables>(tx)
        const question = await findPost(db, id, true)
        const opportunity = await nowOf(tx, opportunities, shown, question?.opportunity_id)
        if (!isDiscussed(opportunity) && opportunity.organizerId !== by) throw closed(opportunity.title)
        if (question?.state !== 'shown') throw dataErrors.notFound(NO_QUESTION)
        if ((await countAnswers(db, id)) >= MOST_ANSWERS)
          throw discussionErrors.threadFull(
            `It has ${MOST_ANSWERS} answers. Ask what is still open as a question of your own.`,
          )
        return say(tx, parts, { kind: 'answer', text, by, opportunity, question })
      })
      return answer(201, said)
    },
  })
}
