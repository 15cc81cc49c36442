import { hashKey } from '@tanstack/react-query'
import type { DraftBody } from '../contract/wire'

/** What was written here and in another place since both went on from the same; `field`: a word of the draft, or `parts.<word>` of a step. */
export interface Clash {
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

const PART = 'parts.'
/** The word of the step whose field it is; undefined for the draft's own. */
export const partIn = (field: string) => (field.startsWith(PART) ? field.slice(PART.length) : undefined)

type Fields = ReadonlyMap<string, unknown>

function fieldsOf({ parts = {}, ...own }: Partial<DraftBody>): Fields {
  return new Map([...Object.entries(own), ...Object.entries(parts).map(([name, part]) => [PART + name, part] as const)])
}

function bodyOf(fields: Fields, hasParts: boolean): DraftBody {
  const [own, parts]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
  for (const [field, value] of fields) {
    if (value === undefined) continue
    const part = partIn(field)
    if (part === undefined) own[field] = value
    else parts[part] = value
  }
  return { ...own, ...(hasParts && { parts }) } as unknown as DraftBody
}

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other])

/** Fields that say something only together: of one place all of them, or none. */
const GROUPS: readonly (readonly string[])[] = [
  ['opensAt', 'closesAt', 'startsOn', 'endsOn', 'zone'],
  ['workMode', 'city', 'country', 'otherPlaces', 'isCountrywide'],
  ['passingOutFrom', 'passingOutTo'],
  ['payFrom', 'payTo', 'payPeriod', 'payCurrency'],
  ['teamMin', 'teamMax'],
]

function grouped(fields: Iterable<string>): readonly (readonly string[])[] {
  const own = [...new Set(fields)].filter((field) => !GROUPS.some((group) => group.includes(field)))
  return [...GROUPS, ...own.map((field) => [field])]
}

/** The fields in which two bodies differ. */
export function differing(one: DraftBody, other: DraftBody): readonly string[] {
  return mergeDrafts(undefined, one, other).clashes.map(({ field }) => field)
}

/**
 * Each field, and each group, as it was changed, here or there; where it was changed in both places, as `first` has it, and what differs is named.
 * Without what both went on from all that differs was changed in both.
 */
export function mergeDrafts(base: DraftBody | undefined, first: DraftBody, second: DraftBody) {
  const [before, mine, theirs] = [base && fieldsOf(base), fieldsOf(first), fieldsOf(second)]
  const merged = new Map<string, unknown>()
  const clashes: Clash[] = []
  for (const fields of grouped([...mine.keys(), ...theirs.keys()])) {
    const differ = (one: Fields, other: Fields) => fields.filter((field) => !isSame(one.get(field), other.get(field)))
    const isTheirs = before !== undefined && differ(mine, before).length === 0
    for (const field of fields) merged.set(field, (isTheirs ? theirs : mine).get(field))
    if (isTheirs || (before && differ(theirs, before).length === 0)) continue
    for (const field of differ(mine, theirs)) clashes.push({ field, mine: mine.get(field), theirs: theirs.get(field) })
  }
  return { merged: bodyOf(merged, (first.parts ?? second.parts) !== undefined), clashes }
}
