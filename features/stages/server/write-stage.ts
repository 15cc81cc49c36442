import ical from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library'
import type { StageRow } from './tables'

const DAY_SECONDS = 86_400
const HOUSE_ZONE = 'Asia/Kolkata'
const zones = new Set(tzlib_get_timezones() as readonly string[])
const blockOf = (zone: string) => (tzlib_get_ical_block(zone) as readonly string[])[0] ?? null
/** What XML and calendars have no sign for. */
const sayable = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/gu, '')

interface Around {
  readonly title: string
  readonly organisation: string
  readonly url: string
}

/** Nothing in it depends on when it is asked for. */
export function writeStage(stage: StageRow, { title, organisation, url }: Around): string {
  const calendar = ical({
    name: sayable(`${title} · ${organisation}`),
    prodId: { company: 'Foothold', product: 'Stages', language: 'EN' },
    url,
    timezone: { name: null, generator: blockOf },
  })
  const zone = zones.has(stage.zone) ? stage.zone : HOUSE_ZONE
  const at = (instant: Date) => Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
  calendar.createEvent({
    id: `stage-${stage.id}@${new URL(url).host}`,
    start: at(stage.starts_at),
    ...(stage.ends_at && { end: at(stage.ends_at) }),
    timezone: zone,
    stamp: stage.updated_at,
    lastModified: stage.updated_at,
    summary: sayable(`${stage.title} · ${title}`),
    description: sayable(stage.description),
    location: sayable(stage.place ?? url),
    url,
    alarms: [{ type: 'display' as never, trigger: DAY_SECONDS }],
  })
  return calendar.toString()
}
