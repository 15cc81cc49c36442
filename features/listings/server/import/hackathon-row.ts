import type { Eligibility, WorkMode } from '../../contract'
import { cleanText, fieldsOf, knownText } from './clean-text'
import { endOfDay } from './days'
import { describeFacts } from './facts'
import { hackathonDays } from './hackathon-days'
import { joinPlaces } from './join-places'
import { moneyInWords } from './money-in-words'
import { contentFrom, type ParsedRow, type RowParser } from './parsed-row'
import { readAddress } from './web-address'

function eligibilityOf(said: string): Eligibility {
  if (/^yes$/i.test(said)) return { audiences: ['school', 'college', 'fresher', 'professional'] }
  if (/^no$/i.test(said)) return { audiences: ['college', 'fresher', 'professional'] }
  return /^18\b/.test(said) ? { minimumAge: 18 } : {}
}

/** The feed says how long in hours, mostly without saying that it means hours. */
const lengthOf = (said: string) => (/^\d+\+?$/.test(said) ? `${said} hours` : said)

/** One hackathon of Hackalist: dates in words with the year apart, sizes such as "150+", prizes such as "yes". */
export const readHackathon: RowParser = (value, { places }): ParsedRow => {
  const row = fieldsOf(value)
  if (!row) return { refused: 'the row is not an object', title: '', url: '' }
  const text = (name: string, longest?: number) => knownText(row[name], longest)
  const [title, saidUrl, address] = [text('title'), cleanText(row['url']), readAddress(row['url'])]
  const refuse = (refused: string) => ({ refused, title, url: saidUrl })
  if (!title) return refuse('it has no title')
  if (!address) return refuse(saidUrl ? `its url leads nowhere: ${saidUrl}` : 'it has no url')
  const days = hackathonDays(cleanText(row['startDate']), text('endDate'), text('year', 8))
  if (!days)
    return refuse(`its startDate and year are no day: "${cleanText(row['startDate'])}", "${cleanText(row['year'])}"`)

  const notes = [...(address.note ? [address.note] : []), ...days.notes]
  const all = places.readAll(text('city') || row['location'])
  const { place, otherPlaces, isOnline, isOnSite } = joinPlaces(places, all)
  const workMode: WorkMode = !isOnline ? 'onsite' : isOnSite && place.city ? 'hybrid' : 'online'
  if (place.isSeveral) notes.push(`its city names several places, and none by name: "${text('city')}"`)
  else if (!isOnline && !place.city && !place.isCountrywide) notes.push('it names no city')
  const zone = place.zone ?? 'UTC'
  if (!place.zone && !isOnline) notes.push('its time zone is not known: its days are read as UTC')
  const host = text('host', 120)
  if (!host) notes.push('it names no host; its title stands for it')
  const pay = moneyInWords(text('prize'))
  if (!pay && /\d/.test(text('prize'))) notes.push(`its prize is no sum with a currency: "${text('prize')}"`)

  const description = describeFacts(
    [text('notes', 4000)],
    [
      ['Length', lengthOf(text('length', 60))],
      ['Expected number of people', text('size', 60)],
      ['Cost', text('cost', 200)],
      ['Prize', /^(?:yes|no)$/i.test(text('prize')) ? '' : text('prize')],
      ['Prizes', /^yes$/i.test(text('prize')) ? 'yes' : ''],
      ['Help with travel costs', /^(?:yes|no)$/i.test(text('travel')) ? text('travel').toLowerCase() : ''],
      ['Place', text('city')],
    ],
  )
  const content = contentFrom({
    kind: 'hackathon',
    title,
    organisation: host || title,
    description,
    closesAt: endOfDay(days.endsOn ?? days.startsOn, zone),
    startsOn: days.startsOn,
    endsOn: days.endsOn,
    zone,
    workMode,
    city: place.city,
    country: place.country,
    otherPlaces,
    isCountrywide: place.isCountrywide,
    eligibility: eligibilityOf(text('highSchoolers')),
    pay,
    externalUrl: address.url,
  })
  return { url: address.url, content, isActive: true, postedAt: null, notes }
}
