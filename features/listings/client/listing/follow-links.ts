import type { Head, HeadContext } from '../../../web/contract'
import { followAddress, isPersonal, type ListQuestion } from '../requests'

/** What a list offers to feed readers and calendars, for the document's head. */
export function followLinks(
  question: ListQuestion,
  name: string,
  { t, language }: Pick<HeadContext<unknown>, 't' | 'language'>,
): NonNullable<Head['alternates']> {
  if (isPersonal(question)) return []
  return [
    {
      type: 'application/rss+xml',
      title: t('listings.follow.rssTitle', { name }),
      href: followAddress('rss', question, language),
    },
    {
      type: 'text/calendar',
      title: t('listings.follow.icsTitle', { name }),
      href: followAddress('ics', question, language),
    },
  ]
}
