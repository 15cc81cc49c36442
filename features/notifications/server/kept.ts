import type { Database } from '../../data/contract'
import type { KeptRecords } from '../../tracking/contract'
import { countRows } from './notification-queries'
import { KEEP_READ_DAYS, KEEP_WEIGHTY_DAYS } from './purge-read-job'
import type { NotificationsTables } from './tables'

/** What is kept of what people were told. */
export const keptMessages = [
  {
    word: 'notification',
    table: 'notification' as const,
    days: KEEP_READ_DAYS,
    label: { en: 'Messages behind the bell; unread ones stay', hi: 'घंटी के पीछे के संदेश; बिना पढ़े बने रहते हैं' },
  },
  {
    word: 'delivery',
    table: 'delivery' as const,
    days: KEEP_READ_DAYS,
    label: { en: 'What was sent by mail and push, and when', hi: 'मेल और पुश से क्या भेजा गया और कब' },
  },
  {
    word: 'proof',
    table: 'notification' as const,
    days: KEEP_WEIGHTY_DAYS,
    onlyWeighty: true,
    label: {
      en: 'Of these with legal weight: when it was told, accepted and read',
      hi: 'इनमें से कानूनी महत्व वाले: कब बताया, स्वीकारा और पढ़ा गया',
    },
  },
].map(
  ({ word, table, days, label, onlyWeighty }) =>
    (database: Database): KeptRecords => ({
      id: `notifications.${word}`,
      label,
      days,
      rows: () => countRows(database.of<NotificationsTables>(), table, onlyWeighty),
    }),
)
