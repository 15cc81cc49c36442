import type { Database } from '../../data/contract'
import type { KeptRecords } from '../../tracking/contract'
import { CLIMB_DAYS } from './ranks/rank-days-job'
import { countRows } from './kept-queries'
import type { GamificationTables } from './tables'

/** What is kept of what people did and got for it. */
export const keptDeeds = [
  {
    table: 'happening' as const,
    days: null,
    label: { en: 'What people did that a rule can begin with', hi: 'लोगों ने वह क्या किया जिससे कोई नियम शुरू हो सकता है' },
  },
  {
    table: 'transfer' as const,
    days: null,
    label: {
      en: 'Lines of points and coins; amounts stay as nobody’s',
      hi: 'अंकों और कॉइन की पंक्तियाँ; रक़में बिना नाम के रहती हैं',
    },
  },
  {
    table: 'rank_day' as const,
    days: CLIMB_DAYS,
    label: { en: 'How many people had how many points, by day', hi: 'किस दिन कितने लोगों के पास कितने अंक थे' },
  },
].map(
  ({ table, days, label }) =>
    (database: Database): KeptRecords => ({
      id: `gamification.${table}`,
      label,
      days,
      rows: () => countRows(database.of<GamificationTables>(), table),
    }),
)
