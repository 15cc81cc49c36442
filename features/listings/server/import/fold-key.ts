import { createHash } from 'node:crypto'
import type { OpportunityContent } from '../../contract'
import { countriesOf, placesOf } from '../../contract/places'
import { withoutAccents } from '../catalogue/scripts'

const plain = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()

/** Of several places the order says nothing. */
function placeOf({ city, country, otherPlaces, workMode }: OpportunityContent): string | undefined {
  const said = placesOf({ city, country, otherPlaces }).map(
    (each) => `${plain(each.country ?? '')}/${plain(each.city ?? '')}`,
  )
  if (city) return said.sort().join(' ')
  return workMode === 'remote' || workMode === 'online'
    ? `anywhere/${countriesOf({ country, otherPlaces }).map(plain).sort().join(' ')}`
    : undefined
}

/** The day that tells one edition from the next. */
const dayOf = ({ startsOn, closesAt }: OpportunityContent) => startsOn ?? closesAt?.slice(0, 10)

/** Whether only the time of posting tells whether two are the same. */
export const isUndated = (content: OpportunityContent) => dayOf(content) === undefined

/** The same for two that say the same of what matters; undefined where a title or a place is missing, which would say it of too many. */
export function foldKeyOf(content: OpportunityContent): string | undefined {
  const year = content.startsOn?.slice(0, 4)
  const named = (text: string) => {
    const words = plain(text).split(' ')
    return words.filter((word) => word !== year).join(' ')
  }
  const [title, organisation, place] = [named(content.title), named(content.organisation), placeOf(content)]
  if (!title || !organisation || !place) return undefined
  const says = JSON.stringify([content.kind, organisation, title, place, dayOf(content) ?? null])
  return createHash('sha256').update(says).digest('base64url')
}
