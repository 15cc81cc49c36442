import {
  type Eligibility,
  employmentTypeOf,
  isSomewhere,
  type OpportunityContent,
  otherPlacesOf,
  type OwnQuestion,
  type Place,
} from '../../listings/contract'
import type { DraftBody, DraftPlace, DraftQuestion } from '../contract/wire'
import { readWallTime, wallTimeOf } from './wall-time'

const PAISE = 100
const RUPEES = 'INR'

const instant = (wallTime: string, zone: string) => {
  const at = wallTime === '' ? undefined : readWallTime(wallTime, zone)
  return at === undefined ? null : new Date(at).toISOString()
}

function eligibilityOf({ audiences, passingOutFrom, passingOutTo, eligibilityNote }: DraftBody): Eligibility {
  const note = eligibilityNote.trim()
  return {
    ...(audiences.length > 0 && { audiences }),
    ...(passingOutFrom !== null && { passingOutFrom }),
    ...(passingOutTo !== null && { passingOutTo }),
    ...(note && { note }),
  }
}

/** Whole ones: 19.99 × 100 is a little less than 1999. */
const inPaise = (units: number) => Math.round(units * PAISE)

function payOf({ payFrom, payTo, payPeriod, payCurrency = RUPEES }: DraftBody): OpportunityContent['pay'] {
  const from = payFrom ?? payTo
  if (from === null) return null
  return { minPaise: inPaise(from), maxPaise: inPaise(payTo ?? from), currency: payCurrency, period: payPeriod }
}

/** Whose answers have a least and a most: of a file the most megabytes. */
const BOUNDED: readonly string[] = ['number', 'scale', 'file']

function questionOf({ options, min, max, kinds, askAllUntil, unread: _, ...question }: DraftQuestion): OwnQuestion {
  const isBounded = BOUNDED.includes(question.type)
  return {
    ...question,
    label: question.label.trim(),
    ...(question.required && askAllUntil && { askAllUntil }),
    ...(options.length > 0 && { options: options.map((each) => each.trim()).filter(Boolean) }),
    ...(isBounded && typeof min === 'number' && { min }),
    ...(isBounded && typeof max === 'number' && { max }),
    ...(question.type === 'file' && kinds && { kinds }),
  }
}

const text = (value: string) => value.trim() || null

function placesOf(draft: DraftBody): Pick<OpportunityContent, 'city' | 'country' | 'otherPlaces' | 'isCountrywide'> {
  const country = text(draft.country)
  if (draft.isCountrywide && isSomewhere(draft)) return { city: null, country, isCountrywide: true }
  const city = text(draft.city)
  const written = (draft.otherPlaces ?? []).map((each) => ({ city: text(each.city), country: text(each.country) }))
  const otherPlaces = otherPlacesOf({ city, country, otherPlaces: written })
  return { city, country, ...(otherPlaces.length > 0 && { otherPlaces }) }
}

/** What an organizer wrote, as an opportunity. The draft has passed `draftProblems`. */
export function contentOf(draft: DraftBody): OpportunityContent {
  return {
    kind: draft.kind,
    title: draft.title.trim(),
    organisation: draft.organisation.trim(),
    description: draft.description,
    opensAt: instant(draft.opensAt, draft.zone),
    closesAt: instant(draft.closesAt, draft.zone),
    startsOn: text(draft.startsOn),
    endsOn: text(draft.endsOn),
    zone: draft.zone,
    workMode: draft.workMode,
    employmentType: employmentTypeOf(draft),
    ...placesOf(draft),
    eligibility: eligibilityOf(draft),
    tags: draft.tags.map((each) => each.trim()).filter(Boolean),
    pay: payOf(draft),
    seats: draft.seats,
    teamMin: draft.teamMin,
    teamMax: draft.teamMax,
    questions: draft.questions.map(questionOf),
    externalUrl: null,
    visibility: draft.visibility ?? 'public',
  }
}

const writtenPlace = ({ city, country }: Place, at: number): DraftPlace => ({
  key: String(at),
  city: city ?? '',
  country: country ?? '',
})

/** An opportunity as its organizer goes on writing it. */
export function draftOf(content: OpportunityContent): DraftBody {
  const { eligibility, pay } = content
  return {
    kind: content.kind,
    title: content.title,
    organisation: content.organisation,
    description: content.description,
    tags: [...content.tags],
    opensAt: wallTimeOf(content.opensAt, content.zone),
    closesAt: wallTimeOf(content.closesAt, content.zone),
    startsOn: content.startsOn ?? '',
    endsOn: content.endsOn ?? '',
    zone: content.zone,
    workMode: content.workMode,
    employmentType: content.employmentType ?? null,
    city: content.city ?? '',
    country: content.country ?? '',
    ...(content.otherPlaces && { otherPlaces: content.otherPlaces.map(writtenPlace) }),
    ...(content.isCountrywide && { isCountrywide: true }),
    audiences: [...(eligibility.audiences ?? [])],
    passingOutFrom: eligibility.passingOutFrom ?? null,
    passingOutTo: eligibility.passingOutTo ?? null,
    eligibilityNote: eligibility.note ?? '',
    payFrom: pay ? pay.minPaise / PAISE : null,
    payTo: pay ? pay.maxPaise / PAISE : null,
    payPeriod: pay?.period ?? 'month',
    ...(pay && pay.currency !== RUPEES && { payCurrency: pay.currency }),
    seats: content.seats,
    teamMin: content.teamMin,
    teamMax: content.teamMax,
    visibility: content.visibility ?? 'public',
    questions: content.questions.map(({ options, kinds, ...question }) => ({
      ...question,
      options: [...(options ?? [])],
      ...(kinds && { kinds: [...kinds] }),
    })),
  }
}
