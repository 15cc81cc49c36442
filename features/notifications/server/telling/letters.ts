import type { SharedNotice, Template } from '../../contract'
import type { BothWords } from '../tables'

/** What one person is told. */
export interface Letter {
  readonly personId: number
  readonly notice: SharedNotice
}

export const eventOf = ({ personId, notice }: Letter) => ({ personId, eventId: notice.eventId })

/** Throws for a name that nobody contributed. */
export function templateOf(templates: readonly Template[], id: string): Template {
  const found = templates.find((each) => each.id === id)
  if (found) return found
  throw new Error(`There is no template "${id}". Contribute it to notifications.templates, with both languages.`)
}

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
