import { isDeepStrictEqual } from 'node:util'
import { plainText } from '../../../listings/contract'
import type { DraftBody } from '../../contract/wire'
import { contentOf, draftOf } from '../draft-content'

/** What can be changed of something public, as its page names it. */
const FIELDS: Readonly<Record<string, readonly (keyof DraftBody)[]>> = {
  title: ['title'],
  organisation: ['organisation'],
  description: ['description'],
  tags: ['tags'],
  days: ['startsOn', 'endsOn'],
  place: ['workMode', 'city', 'country', 'otherPlaces', 'isCountrywide'],
  eligibility: ['audiences', 'passingOutFrom', 'passingOutTo', 'eligibilityNote'],
  seats: ['seats'],
  team: ['teamMin', 'teamMax'],
  employment: ['employmentType'],
  pay: ['payFrom', 'payTo', 'payPeriod', 'payCurrency'],
  questions: ['questions'],
}

/** Whoever is registered agreed to these: they are told. What the steps of others wrote says so itself. */
const AGREED_TO: readonly string[] = ['days', 'place', 'eligibility', 'team', 'employment', 'pay']

const PART = 'part.'
export const partOf = (change: string): string | undefined =>
  change.startsWith(PART) ? change.slice(PART.length) : undefined
export const changeOfPart = (name: string) => PART + name

/** As it comes back once it is kept: a period without a pay, or a blank after a name, is no change. */
function tidy(body: DraftBody): DraftBody {
  const { description, parts } = body
  return { ...draftOf(contentOf(body)), description, ...(parts && { parts }) }
}

/**
 * The next text of something public: what stands in lists by its kind, the times of applying and who finds it are not changed by the way; the
 * deadline and who finds it have acts of their own.
 */
export function asRevised(before: DraftBody, written: DraftBody): DraftBody {
  const { kind, opensAt, closesAt, zone, visibility = 'public' } = before
  return tidy({ ...written, kind, opensAt, closesAt, zone, visibility })
}

/** In the order of the editor: fields, then `part.<word>` of the steps of others. */
export function whatChanged(before: DraftBody, after: DraftBody): readonly string[] {
  const kept = tidy(before)
  const isOther = (key: keyof DraftBody) => !isDeepStrictEqual(kept[key], after[key])
  const names = [...new Set([...Object.keys(before.parts ?? {}), ...Object.keys(after.parts ?? {})])].sort()
  return [
    ...Object.keys(FIELDS).filter((field) => FIELDS[field]?.some(isOther)),
    ...names.filter((name) => !isDeepStrictEqual(before.parts?.[name], after.parts?.[name])).map(changeOfPart),
  ]
}

/** What a text says of these, field by field, for a table: as it is kept, and in no language. What other features wrote has no line there. */
export function inLines(body: DraftBody, changes: readonly string[]): string {
  const said = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''))
  const fields = changes.flatMap((change) => FIELDS[change] ?? [])
  return fields
    .map((key) => `${key}: ${key === 'description' ? plainText(body.description) : said(body[key])}`)
    .join('\n')
}

/** Whether whoever is registered must hear of it. `isAside`: of a part, that they need not. */
export function isAgreedTo(changes: readonly string[], isAside: (part: string) => boolean): boolean {
  return changes.some((change) => {
    const part = partOf(change)
    return part === undefined ? AGREED_TO.includes(change) : !isAside(part)
  })
}
