import type { Database } from '../../data/contract'
import type { Explainer } from '../../modules/contract'
import type { Explanation } from '../../web/contract'
import { type LinkSlot, linkSlots, type SetLink } from '../contract'
import { readLinks } from './link-queries'
import type { NavigationTables } from './tables'

/** What the specification calls every entry whose target an admin sets (spec §2.1, §2.4). */
const TOKEN = '{token}'

const nameOf = ({ id }: LinkSlot) => `navigation.link-${id}`

/** Why the place of a link that an admin sets is filled or empty: by its name, as `{token}`, or by the address it leads to. */
export function linkExplainer(database: Database): Explainer {
  return {
    id: 'navigation.links',
    async explain(id, ask) {
      const { links } = await readLinks(database.of<NavigationTables>())
      const isMeant = (slot: LinkSlot) =>
        nameOf(slot) === id || links[slot.id]?.href === id || (id === TOKEN && slot.kind === 'entry')
      return linkSlots.filter(isMeant).map((slot) => standingOf(slot, links[slot.id], ask))
    },
  }
}

function standingOf(
  slot: LinkSlot,
  link: SetLink | undefined,
  ask: (id: string) => readonly Explanation[],
): Explanation {
  const id = nameOf(slot)
  const says = (code: string, text: string): Explanation => ({
    id,
    feature: 'navigation',
    half: 'client',
    code,
    text: `Link "${id}" ${text}`,
  })
  if (!link) return says('not-set', 'is hidden: no address is set. An admin sets one on /manage/links.')
  // A page that asks who comes is a page all the same.
  const stands = ['shown', 'refused']
  const wanting = link.href.startsWith('/') ? ask(link.href).find(({ code }) => !stands.includes(code)) : undefined
  if (wanting) return says(wanting.code, `is hidden: it leads to ${link.href}. ${wanting.text}`)
  return says('shown', `is shown and leads to ${link.href}.`)
}
