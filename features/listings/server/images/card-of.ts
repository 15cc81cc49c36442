import { firstOf } from '../../contract/place-text'
import { citiesOf } from '../../contract/places'
import type { Listing } from '../../contract/wire'
import type { Kind } from '../../contract'
import { cityIn } from '../city-in'
import { feedWords } from '../feeds/feed-words'
import type { Card } from './draw-card'

const PAISE = 100
const LAKH = 100_000

/** The solid colours of kinds on the wall, by their holds. */
const colours: Readonly<Record<string, string>> = {
  internship: '#F2A516',
  job: '#5B86F5',
  competition: '#EA5A34',
  hackathon: '#C9569A',
  quiz: '#1497A6',
  scholarship: '#5BA32F',
  event: '#B5B632',
}

type Language = 'en' | 'hi'

/** With cents where there are some. */
const number = (value: number) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })

function payOf({ pay, kind }: Listing, kinds: readonly Kind[], language: Language): string | undefined {
  const words = feedWords[language]
  if (!pay) return undefined
  const [min, max] = [pay.minPaise / PAISE, pay.maxPaise / PAISE]
  if (max <= 0) return pay.period === 'once' ? undefined : words.unpaid
  const isRupees = pay.currency === 'INR'
  if (isRupees && pay.period === 'year' && min >= LAKH) {
    const [from, to] = [min, max].map((value) => String(Math.round((value / LAKH) * 100) / 100))
    return `₹${from === to ? from : `${from}–${to}`} LPA`
  }
  // There are many dollars: other money goes by its code.
  const sum = `${isRupees ? '₹' : `${pay.currency} `}${min === max ? '' : `${number(min)}–`}${number(max)}`
  if (pay.period === 'month') return `${sum} ${words.perMonth}`
  if (pay.period === 'year') return `${sum} ${words.perYear}`
  return kinds.find(({ id }) => id === kind)?.money === 'prize' && kind !== 'scholarship' ? words.inPrizes(sum) : sum
}

/** The deadline in the zone it was set in, as dates are shown everywhere: 30/11/26, 11:59 pm. */
function whenOf(closesAt: string, zone: string, language: Language): string {
  // By this locale the zone is called IST, not GMT+5:30.
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { timeZone: zone, ...options }).format(new Date(closesAt))
  const date = part({ day: '2-digit', month: '2-digit', year: '2-digit' })
  const time = part({ hour: 'numeric', minute: '2-digit', hour12: true, timeZoneName: 'short' })
  const words = feedWords[language]
  const inWords = time.replace(/^12:00.pm/i, words.noon).replace(/^12:00.am/i, words.midnight)
  return words.closesOn(`${date}, ${inWords}`)
}

/** What a shared link shows of an opportunity: title, organisation, pay and deadline. Nothing of it changes with time. */
export function cardOf(listing: Listing, kinds: readonly Kind[], language: Language): Card {
  const words = feedWords[language]
  const hold = kinds.find(({ id }) => id === listing.kind)?.hold ?? 'event'
  const pay = payOf(listing, kinds, language)
  const cities = citiesOf(listing).map((city) => cityIn(language, city))
  return {
    kind: words.kinds[listing.kind] ?? words.all,
    colour: colours[hold] ?? '#B5B632',
    title: listing.title,
    organisation: [listing.organisation.name, firstOf(cities)].filter(Boolean).join(' · '),
    facts: [
      ...(pay === undefined ? [] : [pay]),
      listing.closesAt === null ? words.openEnd : whenOf(listing.closesAt, listing.zone, language),
    ],
  }
}
