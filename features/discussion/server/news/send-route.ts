import type { Audit, JobQueue } from '../../../data/contract'
import { demandProved, personOf, signedIn } from '../../../session/contract'
import { answer, endpoint } from '../../../web/contract'
import { NEWS_WAIT_MS } from '../../contract'
import { OpportunityParams } from '../../contract/wire'
import { NewsRequest, SentNews } from '../../contract/wire-news'
import type { OwnParts } from '../own-routes'
import { insertPost } from '../post-queries'
import { type DiscussionTables, postMachine } from '../tables'
import { demandMayTell, demandPublic, type MayTell, notTheirs } from './may-tell'
import { findWaiting, holdNews } from './news-queries'
import { queueRelease } from './release-job'
import type { SenderOf } from './sender'

export interface SendParts extends OwnParts {
  readonly mayTell: MayTell
  readonly senderOf: SenderOf
  readonly jobQueue: JobQueue
  readonly audit: Audit
}

export function sendNewsRoute(parts: SendParts) {
  const { database, opportunities, machines, clock, news, mayTell, senderOf, jobQueue, audit } = parts
  return endpoint({
    id: 'discussion.send-news',
    method: 'POST',
    path: '/api/discussion/of/:opportunityId/news',
    strangers: 403,
    access: [signedIn()],
    idempotency: 'required',
    rateLimit: { max: 30, seconds: 3600, by: 'subject' },
    request: { params: OpportunityParams, body: NewsRequest },
    response: { 201: SentNews },
    summary:
      'Sends news to all who take part, in ten minutes: until then it can be called back. The same words that wait already are sent once.',
    async handle({ subject, params, body }) {
      const person = personOf(subject)
      const shown = await demandMayTell(opportunities, mayTell, params.opportunityId, subject)
      demandPublic(shown)
      // It stands there in one's name, and is mailed.
      demandProved(person)
      const [text, sender] = [body.text.trim(), await senderOf(shown)]
      const sent = await database.transact(async (tx) => {
        const db = database.on<DiscussionTables>(tx)
        // Merged since it was read, it is another one; from here on it waits for us.
        const id = await opportunities.followMerges(tx, shown.id)
        const opportunity = id === shown.id ? shown : ((await opportunities.find(id, tx)) ?? shown)
        if (!mayTell(person, opportunity)) throw notTheirs(opportunity)
        await holdNews(db, id)
        const same = await findWaiting(db, id, text)
        if (same?.goes_at) return { id: same.id, goesAt: same.goes_at }
        const at = clock.now()
        const goesAt = new Date(at.getTime() + NEWS_WAIT_MS)
        const post = await insertPost(db, {
          ...{ opportunity_id: id, kind: 'update', person_id: person.id, text, state: 'waiting', held_for: '', at },
          ...{ goes_at: goesAt, sender: sender.name },
        })
        await machines.begin(tx, postMachine, { id: post, state: 'waiting', by: person.id })
        await queueRelease(jobQueue, tx, post, goesAt)
        if (person.id !== opportunity.organizerId)
          await audit.record(tx, { personId: person.id, action: 'discussion.news-sent', about: `post:${post}` })
        await news.tell(tx, id)
        return { id: post, goesAt }
      })
      return answer(201, { id: sent.id, goesAt: sent.goesAt.toISOString() })
    },
  })
}
