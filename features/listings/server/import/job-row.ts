import type { WorkMode } from '../../contract'
import { cleanText, fieldsOf, knownText } from './clean-text'
import { instantOfSeconds } from './days'
import { describeFacts } from './facts'
import { joinPlaces } from './join-places'
import { contentFrom, type ParsedRow, type RowParser } from './parsed-row'
import { readAddress } from './web-address'

const MOST_PLACES = 30

/** "Software Intern" and "Internship: …", but not "Internet". */
export const isInternship = (title: string) => /\bintern(?:s|ship|ships)?\b/i.test(title)

/** One job of SimplifyJobs: company_name, title, locations, url, date_posted in Unix seconds, active, is_visible. */
export const readJob: RowParser = (value, { places }): ParsedRow => {
  const row = fieldsOf(value)
  if (!row) return { refused: 'the row is not an object', title: '', url: '' }
  const [title, organisation] = [knownText(row['title']), knownText(row['company_name'], 120)]
  const [saidUrl, address] = [cleanText(row['url']), readAddress(row['url'])]
  const refuse = (refused: string) => ({ refused, title, url: saidUrl })
  if (!title) return refuse('it has no title')
  if (!organisation) return refuse('it has no company_name')
  if (!address) return refuse(saidUrl ? `its url leads nowhere: ${saidUrl}` : 'it has no url')

  const notes = address.note ? [address.note] : []
  const postedAt = instantOfSeconds(row['date_posted']) ?? instantOfSeconds(row['date_updated']) ?? null
  if (!postedAt) notes.push('neither date_posted nor date_updated is a time in Unix seconds')
  if (row['is_visible'] === false) notes.push('its source hides it: imported as closed')
  if (typeof row['active'] !== 'boolean') notes.push('it does not say whether it is active: taken as closed')
  const list: readonly unknown[] = Array.isArray(row['locations']) ? row['locations'] : [row['locations']]
  const said = list
    .slice(0, MOST_PLACES)
    .map((each) => knownText(each))
    .filter(Boolean)
  const all = said.flatMap((each) => places.readAll(each))
  const { place, otherPlaces, isOnline, isOnSite } = joinPlaces(places, all)
  // Remote only if all of them are.
  const workMode: WorkMode = !isOnline ? 'onsite' : isOnSite ? 'hybrid' : 'remote'
  if (said.length === 0) notes.push('it names no place')
  else if (place.isSeveral) notes.push(`its place could not be told from "${said[0]}"`)

  const company = readAddress(row['company_url'])
  const content = contentFrom({
    kind: isInternship(title) ? 'internship' : 'job',
    title,
    organisation,
    description: describeFacts(
      [`${organisation} is looking for: ${title}.`],
      [
        ['Places', said.join('; ')],
        ['Sponsorship of a visa', /^other$/i.test(knownText(row['sponsorship'])) ? '' : knownText(row['sponsorship'])],
        ['About the company', company ? organisation : '', company?.url],
      ],
    ),
    zone: place.zone ?? 'UTC',
    workMode,
    city: workMode === 'remote' ? null : place.city,
    country: place.country,
    otherPlaces,
    isCountrywide: place.isCountrywide,
    externalUrl: address.url,
  })
  const isActive = row['active'] === true && row['is_visible'] !== false
  return { url: address.url, content, isActive, postedAt, notes }
}
