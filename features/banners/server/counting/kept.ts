import type { Database } from '../../../data/contract'
import type { KeptRecords } from '../../../tracking/contract'
import type { BannersTables } from '../tables'
import { countRows } from './count-queries'
import { KEPT_DAYS } from './retention-job'

/** What is kept of who saw which ad. */
export const keptCounts = [
  {
    table: 'sighting' as const,
    days: KEPT_DAYS.sightings,
    label: {
      en: 'Which person, or browser with consent, saw which ad on a day',
      hi: 'किस व्यक्ति ने, या अनुमति के साथ किस ब्राउज़र ने, किस दिन कौन-सा विज्ञापन देखा',
    },
  },
  {
    table: 'sender' as const,
    days: KEPT_DAYS.senders,
    label: {
      en: 'Number of a browser’s last message of views or clicks',
      hi: 'किसी ब्राउज़र के देखने या क्लिक के आख़िरी संदेश की संख्या',
    },
  },
  {
    table: 'day_count' as const,
    days: KEPT_DAYS.sums,
    label: { en: 'Views and clicks of ads, sums by day', hi: 'विज्ञापनों के देखे और दबाए जाने का दिन के हिसाब से जोड़' },
  },
].map(
  ({ table, days, label }) =>
    (database: Database): KeptRecords => ({
      id: `banners.${table}`,
      label,
      days,
      rows: () => countRows(database.of<BannersTables>(), table),
    }),
)
