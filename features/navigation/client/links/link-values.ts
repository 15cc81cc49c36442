import { type LinkProblem, linkProblem, type LinkSlot, type LinkSlotId, linkSlots, type SetLinks } from '../../contract'

/** What stands in the fields of one link; empty where nothing is set. */
export interface LinkFields {
  readonly href: string
  readonly en: string
  readonly hi: string
}

export type LinkValues = Readonly<Record<LinkSlotId, LinkFields>>

export function valuesOf(links: SetLinks): LinkValues {
  const fields = linkSlots.map(({ id }) => [id, { href: '', en: '', hi: '', ...links[id] }])
  return Object.fromEntries(fields) as LinkValues
}

/** A link without an address is not set; brands have no words. */
export function linksOf(values: LinkValues): SetLinks {
  const set = linkSlots.flatMap(({ id, kind }) => {
    const [href, en, hi] = [values[id].href.trim(), values[id].en.trim(), values[id].hi.trim()]
    if (href === '') return []
    return [[id, kind === 'entry' ? { href, en, hi } : { href }]]
  })
  return Object.fromEntries(set) as SetLinks
}

/** What is wrong with one link's fields, and beside which of them it is said. */
export function problemAt(slot: LinkSlot, values: LinkValues) {
  const link = linksOf(values)[slot.id]
  const problem: LinkProblem | undefined = link && linkProblem(slot, link)
  if (!problem) return undefined
  return { field: problem === 'en' || problem === 'hi' ? problem : ('href' as const), problem }
}
