import { hashKey } from '@tanstack/react-query'
import type { DraftBody } from '../contract/wire'

/** What was written here and in another place since both went on from the same; `field`: a word of the draft, or `parts.<word>` of a step. */
export interface Clash {
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

const PART = 'parts.'

type Fields = ReadonlyMap<string, unknown>

function fieldsOf({ parts = {}, ...own }: Partial<DraftBody>): Fields {
  return new Map([...Object.entries(own), ...Object.entries(parts).map(([name, part]) => [PART + name, part] as const)])
}

function bodyOf(fields: Fields, hasParts: boolean): DraftBody {
  const [own, parts]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
  for (const [field, value] of fields) {
    if (value === undefined) continue
    if (field.startsWith(PART)) parts[field.slice(PART.length)] = value
    else own[field] = value
  }
  return { ...own, ...(hasParts && { parts }) } as unknown as DraftBody
}

const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other])

/** Fields that keep their own text while one writes: they begin anew where another text takes its place. */
export const keepsOwnText = (field: string) => field === 'description' || field === 'tags' || field.startsWith(PART)

/** The fields in which two bodies differ. */
export function differing(one: DraftBody, other: DraftBody): readonly string[] {
  return mergeDrafts(undefined, one, other).clashes.map(({ field }) => field)
}

/**
 * Each field as it was changed, here or there; where it was changed in both places, as `first` has it, and named. Without what both went on from
 * all that differs was changed in both.
 */
export function mergeDrafts(base: DraftBody | undefined, first: DraftBody, second: DraftBody) {
  const [before, mine, theirs] = [base && fieldsOf(base), fieldsOf(first), fieldsOf(second)]
  const merged = new Map<string, unknown>()
  const clashes: Clash[] = []
  for (const field of new Set([...mine.keys(), ...theirs.keys()])) {
    const [here, there] = [mine.get(field), theirs.get(field)]
    const isTheirs = before !== undefined && isSame(here, before.get(field))
    merged.set(field, isTheirs ? there : here)
    if (isTheirs || isSame(here, there) || (before && isSame(there, before.get(field)))) continue
    clashes.push({ field, mine: here, theirs: there })
  }
  return { merged: bodyOf(merged, (first.parts ?? second.parts) !== undefined), clashes }
}
