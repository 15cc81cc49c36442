import type { Database } from '../../data/contract'
import type { KeptRecords } from '../../tracking/contract'
import { countRows } from './notification-queries'
import { KEEP_READ_DAYS } from './purge-read-job'
import type { NotificationsTables } from './tables'

/** What is kept of what people were told. */
export const keptMessages = [
  {
    table: 'notification' as const,
    label: { en: 'Messages behind the bell; unread ones stay', hi: 'घंटी के पीछे के संदेश; बिना पढ़े बने रहते हैं' },
  },
  {
    table: 'delivery' as const,
    label: { en: 'What was sent by mail and push, and when', hi: 'मेल और पुश से क्या भेजा गया और कब' },
  },
].map(
  ({ table, label }) =>
    (database: Database): KeptRecords => ({
      id: `notifications.${table}`,
      label,
      days: KEEP_READ_DAYS,
      rows: () => countRows(database.of<NotificationsTables>(), table),
    }),
)
