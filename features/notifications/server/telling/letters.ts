import type { SharedNotice, Template } from '../../contract'
import type { BothWords } from '../tables'

/** What one person is told. */
export interface Letter {
  readonly personId: number
  readonly notice: SharedNotice
}

export const eventOf = ({ personId, notice }: Letter) => ({ personId, eventId: notice.eventId })

/** Words of a notice are made once for each zone among its readers. */
export function rendering(template: Template): (notice: SharedNotice, zone: string) => string {
  const made = new Map<SharedNotice, Map<string, string>>()
  return (notice, zone) => {
    const known = made.get(notice) ?? new Map<string, string>()
    made.set(notice, known)
    const words = (): BothWords => ({ en: template.en(notice.values, zone), hi: template.hi(notice.values, zone) })
    const text = known.get(zone) ?? JSON.stringify(words())
    known.set(zone, text)
    return text
  }
}
