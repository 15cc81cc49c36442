import type { WorkMode } from '../../contract'
import { cleanText, fieldsOf, knownText } from './clean-text'
import { daysBetween, endOfDay, isoDay } from './days'
import { describeFacts } from './facts'
import { contentFrom, type ParsedRow, type RowParser } from './parsed-row'
import { topicName } from './topic-names'
import { readAddress } from './web-address'

/** The conference itself stands for its organisation: the feed names none. */
const withoutYear = (name: string) => name.replace(/[\s,–-]*\b20\d\d$/, '') || name

/** One conference of tech-conferences/conference-data: name, url, startDate, endDate, city, country, online, cfpUrl, topic. */
export const readConference: RowParser = (value, { places }): ParsedRow => {
  const row = fieldsOf(value)
  if (!row) return { refused: 'the row is not an object', title: '', url: '' }
  const title = knownText(row['name'])
  const [url, address] = [cleanText(row['url']), readAddress(row['url'])]
  const refuse = (refused: string) => ({ refused, title, url })
  if (!title) return refuse('it has no name')
  if (!address) return refuse(url ? `its url leads nowhere: ${url}` : 'it has no url')
  const startsOn = isoDay(cleanText(row['startDate']))
  if (!startsOn) return refuse(`its startDate is no day: "${cleanText(row['startDate'])}"`)

  const notes = address.note ? [address.note] : []
  const saidEnd = cleanText(row['endDate'])
  let endsOn = isoDay(saidEnd)
  if (!endsOn) notes.push(`its endDate is no day: "${saidEnd}"; taken as one day`)
  else if (daysBetween(startsOn, endsOn) < 0) {
    notes.push(`it ends (${endsOn}) before it starts (${startsOn}); taken as one day`)
    endsOn = startsOn
  }
  endsOn ??= startsOn

  const place = places.read(row['city'], row['country'])
  const isOnline = row['online'] === true || place.isOnline
  const workMode: WorkMode = !isOnline ? 'onsite' : place.city ? 'hybrid' : 'online'
  if (!isOnline && !place.city) notes.push('it names no city, and is not said to be online')
  const zone = place.zone ?? 'UTC'
  if (!place.zone && !isOnline) notes.push('its time zone is not known: its days are read as UTC')

  const topic = topicName(knownText(row['topic'], 40))
  const callFor = readAddress(row['cfpUrl'])
  const callUntil = isoDay(cleanText(row['cfpEndDate']))
  const where = [place.city, place.country].filter(Boolean).join(', ')
  const description = describeFacts(
    [
      `${title} is a conference${topic && ` on ${topic}`}${where && ` in ${where}`}${isOnline ? (where ? ' and online' : ' online') : ''}.`,
    ],
    [
      ['Call for papers', callFor ? (callUntil ? `until ${callUntil}` : 'see its page') : '', callFor?.url],
      ['Languages', knownText(row['locales'], 60)],
      ['Code of conduct', readAddress(row['cocUrl']) ? 'read it' : '', readAddress(row['cocUrl'])?.url],
      ['Accessibility', row['offersSignLanguageOrCC'] === true ? 'sign language or captions' : ''],
    ],
  )
  const content = contentFrom({
    kind: 'conference',
    title,
    organisation: withoutYear(title),
    description,
    closesAt: endOfDay(endsOn, zone),
    startsOn,
    endsOn,
    zone,
    workMode,
    city: place.city,
    country: place.country,
    tags: topic ? [topic] : [],
    externalUrl: address.url,
  })
  return { url: address.url, content, isActive: true, postedAt: null, notes }
}
