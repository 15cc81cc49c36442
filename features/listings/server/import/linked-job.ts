import { otherPlacesOf } from '../../contract/places'
import type { PayPeriod, PayRange, WorkMode } from '../../contract'
import { cleanText, type Fields } from './clean-text'
import { endOfDay, instantOf, isoDay } from './days'
import { isInternship } from './job-row'
import { employmentIn, employmentWords } from './linked-employment'
import { listOf, nameOf, nodesOf } from './linked-data'
import { readLinkedPlace } from './linked-place'
import { payFrom } from './money-in-words'
import { contentFrom, type ReadRow, type RowTools } from './parsed-row'
import type { WebAddress } from './web-address'

const periods: Readonly<Record<string, PayPeriod>> = { MONTH: 'month', YEAR: 'year' }

/** A salary by month or year; by the hour it cannot be compared with the others, so it stays in the text. */
function salaryOf(node: Fields): PayRange | null {
  const [salary] = nodesOf(node['baseSalary'])
  if (!salary) return null
  const [value] = nodesOf(salary['value'])
  const unit = cleanText(value?.['unitText'] ?? salary['unitText']).toUpperCase()
  const period = Object.hasOwn(periods, unit) ? periods[unit] : undefined
  if (!period) return null
  const one = value?.['value'] ?? salary['value']
  const [low, high] = [value?.['minValue'] ?? one, value?.['maxValue'] ?? value?.['minValue'] ?? one]
  return payFrom(low, high, cleanText(salary['currency'] ?? value?.['currency'], 3), period)
}

const instantAt = (text: string, zone: string, day: string | undefined) =>
  instantOf(text, zone) ?? (day ? endOfDay(day, zone) : null)

/** A schema.org JobPosting whose title and address are known already; a text when nobody is said to hire. */
export function readLinkedJob(
  node: Fields,
  {
    title,
    address,
    description,
  }: { readonly title: string; readonly address: WebAddress; readonly description: string },
  { places }: RowTools,
): ReadRow | string {
  const organisation = nameOf(node['hiringOrganization'])
  if (!organisation) return 'it has no hiringOrganization'
  const notes = address.note ? [address.note] : []
  const { place, otherPlaces, isOnline, hasCity } = readLinkedPlace(node, 'jobLocation', places)
  const isRemote = isOnline || /TELECOMMUTE/i.test(cleanText(node['jobLocationType']))
  const workMode: WorkMode = !isRemote ? 'onsite' : hasCity ? 'hybrid' : 'remote'
  if (!isRemote && !hasCity && !place.country) notes.push('it names no place')
  const homes = listOf(node['applicantLocationRequirements']).map((each) => places.read('', nameOf(each)))
  const home = homes[0] ?? places.read('')
  const country = place.country ?? home.country
  const zone = place.zone ?? home.zone ?? 'UTC'
  const until = cleanText(node['validThrough'])
  if (until && !isoDay(until)) notes.push(`its validThrough is no day: "${until}"; left open`)
  const posted = cleanText(node['datePosted'])
  const pay = salaryOf(node)
  if (!pay && node['baseSalary'] !== undefined) notes.push('its baseSalary is no sum by month or year; left out')
  const employment = employmentWords(node['employmentType'])
  const kind = isInternship(title) || employment.includes('INTERN') ? 'internship' : 'job'
  const city = workMode === 'remote' ? null : place.city
  const content = contentFrom({
    kind,
    title,
    organisation,
    description,
    closesAt: instantAt(until, zone, isoDay(until)),
    zone,
    workMode,
    employmentType: employmentIn(employment, kind),
    city,
    country,
    otherPlaces: otherPlacesOf({ city, country, otherPlaces: [...otherPlaces, ...(isRemote ? homes : [])] }),
    isCountrywide: place.isCountrywide,
    pay,
    externalUrl: address.url,
  })
  const day = isoDay(posted)
  const postedAt = instantOf(posted, zone) ?? (day ? `${day}T00:00:00.000Z` : null)
  return { url: address.url, content, isActive: true, postedAt, notes }
}
