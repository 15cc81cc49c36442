import { useLanguage, useText } from '../../ui/kit'
import type { Listing, OpportunityDetail } from '../contract/wire'
import { audienceText } from '../contract/audience-text'
import { employmentTypeOf } from '../contract/employment'
import { hasOpenings } from '../contract/own-kinds'
import { countryText } from '../contract/city-text'
import { firstOf, placeSeparator, placeTexts } from '../contract/place-text'
import { countriesOf } from '../contract/places'
import { kindById } from './kind-of'
import { paySaid } from './pay/pay-said'

const DAY_MS = 86_400_000

type Somewhere = Pick<Listing, 'city' | 'country' | 'otherPlaces' | 'isCountrywide' | 'workMode'>

interface Said {
  readonly short: string
  readonly full: string
}

type Paid = Pick<Listing, 'kind' | 'pay'>

/** What an opportunity pays, where it is, how long it takes and for how many, in words of the reader's language. */
export function useFacts() {
  const t = useText()
  const language = useLanguage()

  function sum({ pay }: Pick<Paid, 'pay'>): string | undefined {
    return pay ? paySaid(pay, language) : undefined
  }

  /** The sum, and what it is where nothing beside it says so. */
  function pay({ kind, pay }: Paid): string | undefined {
    const said = sum({ pay })
    const isPrize = pay?.period === 'once' && kindById(kind)?.money === 'prize' && kind !== 'scholarship'
    return said && isPrize ? t('listings.prizes', { sum: said }) : said
  }

  /** Where it is in short and in full. `isAsked`: whether a reader looks for a city, which comes first. */
  function where(listing: Somewhere, isAsked?: (city: string) => boolean): Said {
    const mode = t(`listings.mode.${listing.workMode}`)
    const isLimited = listing.workMode === 'remote' && listing.city === null
    const places = isLimited
      ? countriesOf(listing).map((country) => countryText(t, country))
      : placeTexts(t, listing, isAsked)
    const said = (place: string | undefined) => {
      if (!place) return mode
      return isLimited ? t('listings.remoteWithin', { place }) : t('listings.placeAndMode', { place, mode })
    }
    return { short: said(firstOf(places)), full: said(places.join(placeSeparator(places))) }
  }

  const place = (listing: Somewhere) => where(listing).full

  function employment(of: Pick<OpportunityDetail, 'kind' | 'employmentType'>): string | undefined {
    const type = employmentTypeOf(of)
    return type ? t(`listings.employment.${type}`) : undefined
  }

  function span({ kind, startsOn, endsOn }: Pick<Listing, 'kind' | 'startsOn' | 'endsOn'>): string | undefined {
    if (!startsOn || !endsOn || kind === 'job') return undefined
    const days = Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS) + 1
    return days < 45 ? t('listings.days', { count: days }) : t('listings.months', { count: Math.round(days / 30) })
  }

  function team({ teamMin, teamMax }: Pick<Listing, 'teamMin' | 'teamMax'>): string | undefined {
    if (teamMax <= 1) return undefined
    return t(teamMin === teamMax ? 'listings.teamOf' : 'listings.teamFrom', { min: teamMin, max: teamMax })
  }

  function seats({ kind, seats: count }: Pick<Listing, 'kind' | 'seats'>): string | undefined {
    return count === null ? undefined : t(hasOpenings(kind) ? 'listings.openingCount' : 'listings.seatCount', { count })
  }

  const audience = (listing: Parameters<typeof audienceText>[1]) => audienceText(t, listing)

  return { sum, pay, where, place, employment, span, team, seats, audience }
}
