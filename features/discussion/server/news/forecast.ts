import type { Database, Tx } from '../../../data/contract'
import type { Outlook, Outlooks, Prospect } from '../../../notifications/contract'
import type { Registrations } from '../../../registrations/contract'
import type { SkipReason } from '../../contract'
import type { NewsCounts } from '../../contract/wire-news'
import { NEWS_TEMPLATE } from './news-event'

const BATCH = 500
export const SAMPLES = 3

/** Why this way is not taken to somebody; undefined where it is, or where there never was one. */
export function skipReasonOf(prospect: Prospect | undefined): SkipReason | undefined {
  if (prospect === 'unwanted') return 'unsubscribed'
  if (prospect === 'returned') return 'bounced'
  return prospect === 'closed' ? 'closed' : undefined
}

export interface ForecastParts {
  readonly database: Database
  readonly registrations: () => Registrations | undefined
  readonly outlooks: () => Outlooks | undefined
}

interface Forecast {
  readonly counts: NewsCounts
  /** Readers of both languages where there are any. */
  readonly readers: readonly Outlook[]
}

const nobody = { people: 0, inApp: 0, email: 0, push: 0, unsubscribed: 0, bounced: 0, closed: 0, left: 0 }

function counted(counts: NewsCounts, { ways }: Outlook): NewsCounts {
  const why = skipReasonOf(ways['email'])
  return {
    ...counts,
    people: counts.people + 1,
    inApp: counts.inApp + Number(ways['in-app'] === 'goes'),
    email: counts.email + Number(ways['email'] === 'goes'),
    push: counts.push + Number(ways['push'] === 'goes'),
    ...(why && { [why]: counts[why] + 1 }),
  }
}

/** Of each language the first few, in turn. */
function inTurn(readers: readonly Outlook[]): readonly Outlook[] {
  const [en, hi] = [readers.filter(({ language }) => language === 'en'), readers.filter((r) => r.language === 'hi')]
  return [0, 1, 2].flatMap((nth) => [en[nth] ?? [], hi[nth] ?? []].flat()).slice(0, SAMPLES)
}

/** How many would hear of news by which way, were it to go this moment. While `notifications` is off that is nobody. */
export async function forecastOf(parts: ForecastParts, opportunityId: number): Promise<Forecast> {
  const [registered, outlook] = [parts.registrations(), parts.outlooks()]
  if (!registered) return { counts: nobody, readers: [] }
  const next = (after: number) =>
    parts.database.transact((tx: Tx) => registered.registeredAfter(tx, opportunityId, after, BATCH))
  const left = (await registered.count([opportunityId])).get(opportunityId)?.withdrawn ?? 0
  let counts: NewsCounts = { ...nobody, left }
  const kept: Record<'en' | 'hi', Outlook[]> = { en: [], hi: [] }
  for (let people = await next(0); people.length > 0; people = await next(people.at(-1) ?? 0)) {
    const batch = await outlook?.of(people, NEWS_TEMPLATE)
    if (!batch) counts = { ...counts, people: counts.people + people.length }
    for (const each of batch ?? []) {
      counts = counted(counts, each)
      if (each.ways['in-app'] === 'goes' && kept[each.language].length < SAMPLES) kept[each.language].push(each)
    }
    if (people.length < BATCH) break
  }
  return { counts, readers: inTurn([...kept.en, ...kept.hi]) }
}
