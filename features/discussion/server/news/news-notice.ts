import type { Opportunity } from '../../../listings/contract'
import type { SharedNotice } from '../../../notifications/contract'
import { type News, eventOf, NEWS_TEMPLATE } from './news-event'

/** What all are told: the same words when it is looked over and when it goes. */
export function newsNotice(news: News, { title, path, organisation }: Opportunity): SharedNotice {
  return {
    template: NEWS_TEMPLATE,
    values: { title, text: shortened(news.text) },
    eventId: eventOf(news.id),
    at: news.at,
    from: news.sender ?? organisation,
    actionUrl: `${path}#discussion`,
  }
}

const shortened = (text: string) => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)
