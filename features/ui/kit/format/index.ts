export {
  calendarLeaf,
  formatDate,
  formatDateRange,
  formatDates,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatWhole,
} from './dates'
export { formatAgo, formatTimeLeft, isSoon } from './distances'
export type { Instant } from './instant'
export { HOUSE_ZONE } from './instant'
export {
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPaise,
  formatPercent,
  formatRank,
  formatSize,
} from './numbers'
export type { Pay, PayPeriod } from './pay'
export { formatPay } from './pay'
