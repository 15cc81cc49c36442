import { formatDate, formatDateTime, useLanguage } from '../../ui/kit'
import { readWallTime } from '../contract'

/** The days and times of a draft, as everybody will read them; undefined for what is none. */
export function useWallTimes() {
  const language = useLanguage()
  return {
    day: (wallTime: string) =>
      wallTime ? formatDate(`${wallTime.slice(0, 10)}T00:00:00Z`, language, 'UTC') : undefined,
    /** By the clock of the organizer's zone. */
    moment(wallTime: string, zone: string) {
      const at = readWallTime(wallTime, zone)
      return at === undefined ? undefined : formatDateTime(at, language, zone)
    },
  }
}
