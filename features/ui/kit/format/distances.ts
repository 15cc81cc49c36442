import type { Language } from '../../contract/index'
import { formatDate } from './dates'
import { DAY_MS, dayNumber, HOUR_MS, HOUSE_ZONE, type Instant, MINUTE_MS, msOf } from './instant'
import { words } from './words'

const SHOWN_UNDER_DAYS = 30
const SOON_UNDER_DAYS = 3

/**
 * How far a deadline is: "closes in 25 min", "closes in 9 h" under a day, then by the viewer's calendar "closes tomorrow",
 * "6 days left"; undefined from 30 days on. Hours and minutes are cut, not rounded: nobody should count on time that is not there.
 */
export function formatTimeLeft(
  deadline: Instant,
  language: Language,
  now: Instant,
  zone: string = HOUSE_ZONE,
): string | undefined {
  const left = msOf(deadline) - msOf(now)
  const say = words[language]
  if (left <= 0) return say.closed
  if (left < HOUR_MS) return say.closesIn(say.minutes(Math.max(1, Math.floor(left / MINUTE_MS))))
  if (left < DAY_MS) return say.closesIn(say.hours(Math.floor(left / HOUR_MS)))
  const days = dayNumber(deadline, zone) - dayNumber(now, zone)
  if (days >= SHOWN_UNDER_DAYS) return undefined
  return days === 1 ? say.closesTomorrow : say.daysLeft(days)
}

/** Whether a deadline deserves the warning colour: under three days by the viewer's calendar, like "2 days left". */
export function isSoon(deadline: Instant, now: Instant, zone: string = HOUSE_ZONE): boolean {
  return msOf(deadline) > msOf(now) && dayNumber(deadline, zone) - dayNumber(now, zone) < SOON_UNDER_DAYS
}

/** How long ago: "just now", "12 min ago", "3 h ago", "yesterday", "6 days ago", from 30 days on the date. */
export function formatAgo(instant: Instant, language: Language, now: Instant, zone: string = HOUSE_ZONE): string {
  const passed = msOf(now) - msOf(instant)
  const say = words[language]
  if (passed < MINUTE_MS) return say.justNow
  if (passed < HOUR_MS) return say.ago(say.minutes(Math.floor(passed / MINUTE_MS)))
  if (passed < DAY_MS) return say.ago(say.hours(Math.floor(passed / HOUR_MS)))
  const days = dayNumber(now, zone) - dayNumber(instant, zone)
  if (days >= SHOWN_UNDER_DAYS) return formatDate(instant, language, zone)
  return days === 1 ? say.yesterday : say.ago(say.days(days))
}
