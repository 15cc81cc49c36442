import type { Clock } from '../../../data/contract'
import type { Opportunities, Opportunity } from '../../../listings/contract'
import type { Outlook, Outlooks } from '../../../notifications/contract'
import { type People, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { NEWS_WAIT_MS } from '../../contract'
import { OpportunityParams } from '../../contract/wire'
import { NewsPreview, NewsRequest, type NewsSample } from '../../contract/wire-news'
import { type ForecastParts, forecastOf } from './forecast'
import { demandMayTell, demandPublic, type MayTell } from './may-tell'
import type { News } from './news-event'
import { newsNotice } from './news-notice'
import type { SenderOf } from './sender'

export interface PreviewParts extends ForecastParts {
  readonly opportunities: Opportunities
  readonly mayTell: MayTell
  readonly senderOf: SenderOf
  readonly people: () => People | undefined
  readonly clock: Clock
}

export function previewRoute(parts: PreviewParts) {
  const { opportunities, mayTell, senderOf, people, outlooks, clock } = parts
  return endpoint({
    id: 'discussion.news-preview',
    method: 'POST',
    path: '/api/discussion/of/:opportunityId/news/preview',
    strangers: 403,
    access: [signedIn()],
    rateLimit: { max: 120, seconds: 3600, by: 'subject' },
    request: { params: OpportunityParams, body: NewsRequest },
    response: { 200: NewsPreview },
    summary:
      'News looked over before it is sent: whom it would reach by which way, whom not and why, in whose name, and as three of its readers would see it.',
    async handle({ subject, params: { opportunityId }, body: { text } }) {
      const opportunity = await demandMayTell(opportunities, mayTell, opportunityId, subject)
      demandPublic(opportunity)
      const [sender, { counts, readers }] = await Promise.all([
        senderOf(opportunity),
        forecastOf(parts, opportunity.id),
      ])
      const names = new Map(
        (await people()?.list(readers.map(({ personId }) => personId)))?.map(({ id, name }) => [id, name]),
      )
      const news = { id: 0, text: text.trim(), at: clock.now(), sender: sender.name }
      const samples = readers.flatMap(
        (reader) => sampleOf(outlooks(), news, opportunity, reader, names.get(reader.personId)) ?? [],
      )
      return { sender, counts, samples, waitMinutes: NEWS_WAIT_MS / 60_000 }
    },
  })
}

function sampleOf(
  outlooks: Outlooks | undefined,
  news: News,
  opportunity: Opportunity,
  { language, zone }: Outlook,
  name: string | undefined,
): NewsSample | undefined {
  if (!outlooks || name === undefined) return undefined
  const { words, mail } = outlooks.sample(newsNotice(news, opportunity), { name, language, zone })
  const { title, description: text } = words
  return { name, language, title, text, sender: mail.sender, subject: mail.subject, mail: mail.text }
}
