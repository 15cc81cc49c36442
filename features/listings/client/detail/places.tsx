import { Fragment } from 'react'
import { useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { onePlaceText, placeSeparator } from '../../contract/place-text'
import { placesOf } from '../../contract/places'
import type { OpportunityDetail } from '../../contract/wire'
import { useFacts } from '../use-facts'

/** Where it is, each city leading to the list of what is there, where that has enough on it. */
export function Places({ opportunity }: { readonly opportunity: OpportunityDetail }) {
  const t = useText()
  const { place } = useFacts()
  const { lists, workMode, otherPlaces } = opportunity
  if (!otherPlaces || opportunity.city === null) {
    const said = place(opportunity)
    return lists.city ? <Link href={lists.city}>{said}</Link> : said
  }
  const paths = [lists.city, ...(lists.otherCities ?? [])]
  const places = placesOf(opportunity)
    .map((each, at) => ({ text: onePlaceText(t, each, workMode), path: paths[at] }))
    .filter(({ text }) => text)
  const separator = placeSeparator(places.map(({ text }) => text))
  return (
    <>
      {places.map(({ text, path }) => (
        <Fragment key={text}>
          {path ? <Link href={path}>{text}</Link> : text}
          {separator}
        </Fragment>
      ))}
      {t(`listings.mode.${workMode}`)}
    </>
  )
}
