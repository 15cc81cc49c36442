import { CalendarPlus, Rss, Table2 } from 'lucide-react'
import { IconButton, Menu, useLanguage, useText } from '../../../ui/kit'
import { followAddress, type ListQuestion } from '../requests'

/** This search elsewhere: new ones in a feed reader, deadlines in a calendar, all of it in a table. They keep to the filters of the address. */
export function FollowMenu({ question }: { readonly question: ListQuestion }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Menu
      label={t('listings.follow')}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon={Rss} label={t('listings.follow')} size="small" bordered />}
      items={[
        {
          id: 'rss',
          label: t('listings.follow.rss'),
          note: t('listings.follow.rssNote'),
          icon: Rss,
          href: followAddress('rss', question, language),
          newTab: true,
        },
        {
          id: 'calendar',
          label: t('listings.follow.calendar'),
          note: t('listings.follow.calendarNote'),
          icon: CalendarPlus,
          href: followAddress('ics', question, language),
          newTab: true,
        },
        {
          id: 'table',
          label: t('listings.follow.table'),
          note: t('listings.follow.tableNote'),
          icon: Table2,
          href: followAddress('csv', question, language),
          newTab: true,
        },
      ]}
    />
  )
}
