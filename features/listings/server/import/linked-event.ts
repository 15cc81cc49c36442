import type { WorkMode } from '../../contract'
import { cleanText, type Fields } from './clean-text'
import { daysBetween, endOfDay, instantOf, isoDay } from './days'
import { nameOf, nodesOf, typesOf } from './linked-data'
import { readLinkedPlace } from './linked-place'
import { payFrom } from './money-in-words'
import { contentFrom, type ReadRow, type RowTools } from './parsed-row'
import type { WebAddress } from './web-address'

function kindOf(node: Fields, title: string): string {
  const said = `${typesOf(node).join(' ')} ${title}`
  if (/hack(?:athon|fest)|\bhack\b/i.test(said)) return 'hackathon'
  if (/workshop|webinar|training|EducationEvent|CourseInstance/i.test(said)) return 'workshop'
  return /conference|\bconf\b|summit|congress|symposium|BusinessEvent/i.test(said) ? 'conference' : 'event'
}

function feeOf(node: Fields, kind: string) {
  const [offer] = nodesOf(node['offers'])
  if (!offer || (kind !== 'conference' && kind !== 'workshop')) return null
  const [low, high] = [offer['lowPrice'] ?? offer['price'], offer['highPrice'] ?? offer['price']]
  return payFrom(low, high, cleanText(offer['priceCurrency'], 3), 'once')
}

/** A schema.org Event whose name and address are known already; a text when its days cannot be told. */
export function readLinkedEvent(
  node: Fields,
  {
    title,
    address,
    description,
  }: { readonly title: string; readonly address: WebAddress; readonly description: string },
  { places }: RowTools,
): ReadRow | string {
  const [start, end] = [cleanText(node['startDate']), cleanText(node['endDate'])]
  const startsOn = isoDay(start)
  if (!startsOn) return start ? `its startDate is no day: "${start}"` : 'it has no startDate'
  const notes = address.note ? [address.note] : []
  const { place, otherPlaces, isOnline, hasCity } = readLinkedPlace(node, 'location', places)
  const attendance = cleanText(node['eventAttendanceMode'])
  const isThere = hasCity && !/OnlineEvent/.test(attendance)
  const isVirtual = isOnline || /Online|Mixed/.test(attendance)
  const workMode: WorkMode = !isVirtual ? 'onsite' : isThere ? 'hybrid' : 'online'
  if (!isVirtual && !hasCity && !place.isCountrywide) notes.push('it names no city, and is not said to be online')
  const zone = place.zone ?? 'UTC'
  if (!place.zone && !isVirtual) notes.push('its time zone is not known: its days are read as UTC')

  let endsOn = isoDay(end) ?? null
  if (end && !endsOn) notes.push(`its endDate is no day: "${end}"; left open`)
  if (endsOn && daysBetween(startsOn, endsOn) < 0) {
    notes.push(`it ends (${end}) before it starts (${start}); taken as one day`)
    endsOn = startsOn
  }
  const isCancelled = /Cancel/i.test(cleanText(node['eventStatus']))
  if (isCancelled) notes.push('its source says it is cancelled: imported as closed')
  const kind = kindOf(node, title)
  const lastInstant = endsOn === isoDay(end) ? instantOf(end, zone) : undefined
  const content = contentFrom({
    kind,
    title,
    organisation: nameOf(node['organizer']) || title,
    description,
    closesAt: lastInstant ?? endOfDay(endsOn ?? startsOn, zone),
    startsOn,
    endsOn,
    zone,
    workMode,
    city: isThere ? place.city : null,
    country: place.country,
    otherPlaces: isThere ? otherPlaces : [],
    isCountrywide: place.isCountrywide,
    pay: feeOf(node, kind),
    externalUrl: address.url,
  })
  return { url: address.url, content, isActive: !isCancelled, postedAt: null, notes }
}
