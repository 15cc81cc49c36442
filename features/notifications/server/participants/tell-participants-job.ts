import type { Database, Job, JobQueue, Tx } from '../../../data/contract'
import type { Opportunities } from '../../../listings/contract'
import type { Registrations } from '../../../registrations/contract'
import type { CrowdNews, Crowds, Followers, Notices, Values } from '../../contract'
import { admittedAfter, followersAfter } from '../deadlines/following'
import { CANCELLED, TAKEN_DOWN } from './participant-templates'

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
  readonly values?: Values
  /** Left out: whoever is registered. */
  readonly to?: 'followers'
  /** The last person who was told. */
  readonly after: number
}

export const orderNews = (queue: JobQueue, tx: Tx, news: ParticipantNews, startAt?: Date) =>
  queue.send(tx, JOB, news, { key: `${JOB}:${news.eventId}:${news.after}`, ...(startAt && { startAt }) })

export function createCrowds(queue: JobQueue): Crowds {
  const order = (tx: Tx, { at, ...news }: CrowdNews, more: Pick<ParticipantNews, 'to'> = {}) =>
    orderNews(queue, tx, { ...news, ...more, at: at.toISOString(), after: 0 })
  return {
    tellRegistered: (tx, news) => order(tx, news),
    tellFollowers: (tx, news) => order(tx, news, { to: 'followers' }),
  }
}

export interface ParticipantParts {
  readonly database: Database
  readonly notices: Notices
  readonly queue: JobQueue
  readonly opportunities: () => Opportunities | undefined
  readonly registrations: () => Registrations | undefined
  readonly followers: () => readonly Followers[]
}

/** Tells a batch of them, with the order for the next one in its transaction: killed in between it goes on where it was. */
export function tellParticipantsJob({ database, notices, queue, ...maybe }: ParticipantParts): Job {
  /** The next ones, and after whom those begin who come then; undefined while a feature that knows them is off. */
  async function nextOf(tx: Tx, { to, opportunityId, after, at }: ParticipantNews) {
    const [listed, registered] = [maybe.opportunities(), maybe.registrations()]
    if (!listed) return undefined
    if (to === 'followers') return followersAfter(maybe.followers(), tx, opportunityId, after, BATCH)
    if (!registered) return undefined
    // Who registered since saw it as it is: an approval may be heard of late.
    const people = await registered.registeredAfter(tx, opportunityId, after, BATCH, new Date(at))
    return { people, next: people.length === BATCH ? people.at(-1) : undefined }
  }

  return {
    id: JOB,
    async run({ data, now }) {
      const news = data as ParticipantNews
      const { template, opportunityId, eventId, values, after } = news
      const [opportunities, { followers }] = [maybe.opportunities(), maybe]
      const admitted =
        opportunities && news.to === 'followers'
          ? await admittedAfter({ database, opportunities, followers }, opportunityId, after, BATCH)
          : undefined
      let told = 0
      await database.transact(async (tx) => {
        const batch = await nextOf(tx, news)
        // Who is registered, nobody can say now; it has legal weight, so it is asked again.
        if (batch === undefined) return orderNews(queue, tx, news, new Date(now.getTime() + LATER_MS))
        const opportunity = await maybe.opportunities()?.find(opportunityId, tx)
        if (!opportunity || batch.people.length === 0) return
        const { title, organisation, path, cancelled } = opportunity
        const why = template === CANCELLED && { why: cancelled?.why ?? '' }
        const people = admitted ? batch.people.filter((each) => admitted.has(each)) : batch.people
        await notices.tellAll(tx, people, {
          ...{ template, eventId, values: { ...values, title, ...why }, from: organisation },
          actionUrl: template === TAKEN_DOWN ? OWN_REGISTRATIONS : path,
          at: new Date(news.at),
        })
        told = people.length
        if (batch.next !== undefined) await orderNews(queue, tx, { ...news, after: batch.next })
      })
      return { told }
    },
  }
}
