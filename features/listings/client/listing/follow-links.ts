import type { Head, HeadContext } from '../../../web/contract'
import { followAddress, isPersonal, type ListQuestion } from '../requests'

/** What a list offers to feed readers and calendars, for the document's head. */
export function followLinks(
  question: ListQuestion,
  name: string,
  { t, language }: Pick<HeadContext<unknown>, 't' | 'language'>,
): NonNullable<Head['alternates']> {
  if (isPersonal(question)) return []
  const news = (type: string, form: 'rss' | 'json' | 'xml') => ({
    type,
    title: t('listings.follow.rssTitle', { name }),
    href: followAddress(form, question, language),
  })
  return [
    news('application/rss+xml', 'rss'),
    news('application/atom+xml', 'xml'),
    news('application/feed+json', 'json'),
    {
      type: 'text/calendar',
      title: t('listings.follow.icsTitle', { name }),
      href: followAddress('ics', question, language),
    },
  ]
}
