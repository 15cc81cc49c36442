import type { Database, Job, JobQueue, Tx } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { Registrations } from '../../../registrations/contract'
import type { Notices } from '../../contract'
import { TAKEN_DOWN } from './participant-templates'

const JOB = 'notifications.tell-participants'
const BATCH = 500
/** So long news waits for a feature that is switched off. */
const LATER_MS = 10 * 60_000
/** What was taken down has no page to lead to. */
const OWN_REGISTRATIONS = '/user/registrations/all/all'

export interface ParticipantNews {
  readonly template: string
  readonly opportunityId: number
  readonly eventId: string
  /** ISO */
  readonly at: string
  /** The last person who was told. */
  readonly after: number
}

export const orderNews = (queue: JobQueue, tx: Tx, news: ParticipantNews, startAt?: Date) =>
  queue.send(tx, JOB, news, { key: `${JOB}:${news.eventId}:${news.after}`, ...(startAt && { startAt }) })

export interface ParticipantParts {
  readonly database: Database
  readonly notices: Notices
  readonly queue: JobQueue
  readonly opportunities: () => Opportunities | undefined
  readonly registrations: () => Registrations | undefined
}

/** Tells a batch of those who are registered, with the order for the next one in its transaction: killed in between it goes on where it was. */
export function tellParticipantsJob({ database, notices, queue, ...maybe }: ParticipantParts): Job {
  return {
    id: JOB,
    async run({ data, now }) {
      const news = data as ParticipantNews
      const { template, opportunityId, eventId, after } = news
      let told = 0
      await database.transact(async (tx) => {
        const [listed, registered] = [maybe.opportunities(), maybe.registrations()]
        // Who is registered, nobody can say now; it has legal weight, so it is asked again.
        if (!listed || !registered) return orderNews(queue, tx, news, new Date(now.getTime() + LATER_MS))
        const opportunity = await listed.find(opportunityId, tx)
        // Who registered since saw it as it is: an approval may be heard of late.
        const at = new Date(news.at)
        const people = await registered.registeredAfter(tx, opportunityId, after, BATCH, at)
        if (!opportunity || people.length === 0) return
        await notices.tellAll(tx, people, {
          ...{ template, eventId, values: { title: opportunity.title }, from: opportunity.organisation },
          actionUrl: template === TAKEN_DOWN ? OWN_REGISTRATIONS : opportunity.path,
          at,
        })
        told = people.length
        const last = people.at(-1)
        if (last !== undefined && told === BATCH) await orderNews(queue, tx, { ...news, after: last })
      })
      return { told }
    },
  }
}
