import { createHash } from 'node:crypto'
import {
  type Degree,
  degreeOf,
  type Facts,
  fold,
  foldCity,
  type Gender,
  monthNumber,
  nobodyKnown,
  type Today,
} from '../contract'
import type { ProfileFacts } from '../../profile/contract'

const MONTHS = 12

/** How lists of invited people hold an address: whoever reads the list learns nothing, and whoever is on it is known. */
export const invitationOf = (address: string) =>
  createHash('sha256').update(`invited ${address.trim().toLowerCase()}`).digest('hex').slice(0, 32)

export interface OwnFactValues {
  readonly gender: Gender | null
  readonly bornOn: number | null
  readonly backlogs: number | null
}

export interface AccountFacts {
  /** Whoever has not shown that an address is theirs was not invited by it. */
  readonly proved: readonly string[]
  readonly userType: string | null
  readonly courseStream: string | null
}

/** 2026-11 as `monthNumber` counts. */
const monthOf = (text: unknown) => {
  const found = typeof text === 'string' ? /^(\d{4})-(\d\d)$/.exec(text) : null
  return found ? monthNumber(Number(found[1]), Number(found[2])) : undefined
}

const counted = new Set(['full-time', 'part-time', 'freelance', null])

/**
 * Months of work, each once however many jobs it had: what is over, and since when somebody works today. A contract that ends later is work of today:
 * its months count as they pass. Internships are no experience here.
 */
export function workOf(
  work: ProfileFacts['work'],
  { month: now }: Today,
): Pick<Facts, 'workedMonths' | 'workingSince'> {
  const spans = work
    .filter(({ kind }) => counted.has((kind ?? null) as string | null))
    .map(({ startMonth, endMonth }) => ({ from: monthOf(startMonth), to: monthOf(endMonth) }))
    .filter((span): span is { from: number; to: number | undefined } => span.from !== undefined)
  const runs = ({ to }: { readonly to: number | undefined }) => to === undefined || to > now
  const open = spans.filter(runs).map(({ from }) => from)
  const workingSince = open.length > 0 ? Math.min(...open) : null
  const months = new Set<number>()
  for (const { from, to } of spans.filter((span) => !runs(span)))
    for (let month = from; to !== undefined && month <= Math.min(to, from + 80 * MONTHS); month++)
      if (workingSince === null || month < workingSince) months.add(month)
  return { workedMonths: months.size, workingSince }
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)
const number = (value: unknown) => (typeof value === 'number' ? value : null)

/** Facts with the words as their person spells them, by the folded ones. */
export interface SpelledFacts extends Facts {
  readonly spelling: Readonly<Record<string, string>>
  /** What they wrote that nobody recognises: it is not known, and adding it again would not help. */
  readonly unread: { readonly degree?: string }
}

export const nobodySpelled: SpelledFacts = { ...nobodyKnown, spelling: {}, unread: {} }

interface Sources {
  readonly account: AccountFacts
  readonly profile: ProfileFacts | undefined
  readonly own: OwnFactValues
}

/** All that rules are judged by, from the places where people say it. */
export function readFacts({ account, profile, own }: Sources, today: Today): SpelledFacts {
  const [main = {}] = profile?.studies ?? []
  const written = text(main['degree'])
  const degree: Degree | null = degreeOf(written ?? '')
  const college = text(main['college'])
  const city = text(profile?.city) ?? text(main['city'])
  const skills = (profile?.skills ?? []).map(fold).filter(Boolean)
  const spelling = Object.fromEntries([
    ...(profile?.skills ?? []).map((skill) => [fold(skill), skill]),
    ...(college ? [[fold(college), college]] : []),
    ...(city ? [[foldCity(city), city]] : []),
  ]) as Record<string, string>
  return {
    userType: account.userType,
    degree,
    stream: text(main['stream']) ?? account.courseStream,
    college: college && fold(college),
    city: city && foldCity(city),
    startYear: number(main['startYear']),
    endYear: number(main['endYear']),
    cgpa: main['cgpa'] === null || main['cgpa'] === undefined ? null : Number(main['cgpa']),
    skills: skills.length > 0 ? skills : null,
    ...workOf(profile?.work ?? [], today),
    ...own,
    invitation: account.proved.map(invitationOf),
    spelling,
    unread: written !== null && degree === null ? { degree: written } : {},
  }
}
