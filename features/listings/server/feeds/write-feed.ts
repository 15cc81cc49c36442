import ical from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library'
import { plainText } from '../../contract/plain-text'
import { citiesOf } from '../../contract/places'
import { cityIn } from '../city-in'
import { feedWords } from './feed-words'
import type { ToldRow } from './feed-queries'

/** A list as it is told elsewhere. Nothing in it depends on when it is asked for, so that its ETag holds while nothing changes. */
export interface ToldList {
  readonly name: string
  /** The list's page. */
  readonly page: string
  /** The feed itself. */
  readonly self: string
  readonly language: 'en' | 'hi'
  readonly entries: readonly (ToldRow & { readonly url: string })[]
}

const MOST_SAID = 400
const HOUSE_ZONE = 'Asia/Kolkata'
const DAY_SECONDS = 86_400

/** The beginning of what a description says. */
export const plain = (html: string) => plainText(html).slice(0, MOST_SAID)

/** Without what XML has no sign for. */
export const sayable = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')

const zones = new Set(tzlib_get_timezones() as readonly string[])
const blockOf = (zone: string) => (tzlib_get_ical_block(zone) as readonly string[])[0] ?? null

/** Deadlines in the zone that each was set in, so that a calendar elsewhere shows the same moment. */
export function writeCalendar({ name, page, language, entries }: ToldList): string {
  const words = feedWords[language]
  const calendar = ical({
    name: `${name}: ${words.deadlines}`,
    prodId: { company: 'Foothold', product: 'Deadlines', language: language.toUpperCase() },
    url: page,
    timezone: { name: null, generator: blockOf },
  })
  for (const entry of entries) {
    if (!entry.closes_at) continue
    const cities = citiesOf({ city: entry.city, otherPlaces: entry.other_places }).map((city) => cityIn(language, city))
    const zone = zones.has(entry.zone) ? entry.zone : HOUSE_ZONE
    calendar.createEvent({
      id: `opportunity-${entry.id}@${new URL(page).host}`,
      sequence: entry.version,
      start: Temporal.Instant.fromEpochMilliseconds(entry.closes_at.getTime()).toZonedDateTimeISO(zone),
      timezone: zone,
      stamp: entry.updated_at,
      lastModified: entry.updated_at,
      summary: sayable(words.closes(entry.title, entry.organisation)),
      description: sayable(plain(entry.description)),
      ...(cities.length > 0 && { location: sayable(cities.join(', ')) }),
      url: entry.url,
      alarms: [{ type: 'display' as never, trigger: DAY_SECONDS }],
    })
  }
  return calendar.toString()
}
