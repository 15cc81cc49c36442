import type { ListProps } from '../../listings/contract'
import { cutTo } from '../../web/contract'
import { MOST_LETTERS } from './choices'

/** What a search may be called: its words, what it lists and what that is narrowed to, so that no two of one's searches begin as namesakes. */
export function searchName({ filters, title, narrowed }: ListProps): string {
  const labels = (isMeant: (name: string) => boolean) =>
    narrowed.filter(({ name }) => isMeant(name)).map(({ label }) => label)
  const kinds = labels((name) => name === 'type')
  const others = labels((name) => name !== 'type' && name !== 'q')
  // Of a page of all kinds its own name says nothing once kinds were chosen.
  const parts = [filters['q'] && `“${filters['q']}”`, kinds.join(', ') || title, ...others]
  return cutTo(parts.filter(Boolean).join(' · '), MOST_LETTERS)
}
