import type { Subject } from '../../../../kernel/declare'
import type { Clock, Database } from '../../../data/contract'
import { findPerson } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { Notices } from '../../contract/wire'
import type { BannersTables, NoticeRow } from '../tables'
import { runningNotices } from './notice-queries'
import { NOTICES_TAG } from './telling'

function isFor({ content: { audience } }: NoticeRow, subject: Subject): boolean {
  if (audience.who === 'everybody') return true
  const person = findPerson(subject)
  if (!person) return false
  return audience.who === 'signed-in' || person.roles.some((role) => audience.roles.includes(role))
}

export function noticesRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'banners.notices',
    method: 'GET',
    path: '/api/banners/notices',
    access: 'public',
    openTo: ['locked', 'temporary'],
    cache: { seconds: 5, tag: NOTICES_TAG, nobodyOnly: true },
    request: {},
    response: { 200: Notices },
    summary: 'What the house has to say to whoever asks: maintenance, incidents.',
    async handle({ subject, request: { language } }) {
      const rows = await runningNotices(database.of<BannersTables>(), clock.now())
      const notices = rows
        .filter((row) => isFor(row, subject))
        .map(({ id, version, content: { severity, textEn, textHi, href, isDismissible } }) => ({
          ...{ id, version, severity, href, isDismissible },
          text: language === 'hi' ? textHi : textEn,
        }))
      return { notices }
    },
  })
}
