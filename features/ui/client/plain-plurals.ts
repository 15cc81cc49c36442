import type { Language, Message, Values } from '../contract/index'
import { formatNumber } from '../kit/format/numbers'

type Branches = Readonly<Record<string, unknown>>
type Token = readonly [name: string, type?: string | undefined, branches?: unknown]

const isToken = (part: unknown): part is Token => Array.isArray(part)
const isExact = (choice: string) => /^\d+$/.test(choice)

/**
 * A plural as a choice between what `withPlurals` worked out. Lingui asks `Intl.NumberFormat` for each plural's number, and the first one of a page
 * takes a quarter of the time in which the page comes alive on a slow phone. A plural with an offset stays Lingui's.
 */
export function plainPlurals(message: Message): Message {
  return typeof message === 'string' ? message : message.map((part) => (isToken(part) ? plainToken(part) : part))
}

function plainToken(token: Token): Token {
  const [name, type, branches] = token
  if (type === 'number' && branches === undefined) return [shown(name)]
  if (typeof branches !== 'object' || branches === null || 'offset' in branches) return token
  if (type !== 'plural') return [name, type, mapped(branches as Branches, (parts) => plainPlurals(parts))]
  const all = Object.entries(
    mapped(branches as Branches, (parts) => plainPlurals(parts.map((part) => (part === '#' ? [shown(name)] : part)))),
  )
  const kinds = Object.fromEntries(all.filter(([choice]) => !isExact(choice)))
  const exact = Object.fromEntries(all.filter(([choice]) => isExact(choice)))
  const byKind: Token = [kind(name), 'select', kinds]
  return Object.keys(exact).length === 0 ? byKind : [name, 'select', { ...exact, other: [byKind] }]
}

const mapped = (branches: Branches, change: (parts: readonly unknown[]) => Message): Branches =>
  Object.fromEntries(
    Object.entries(branches).map(([choice, parts]) => [choice, Array.isArray(parts) ? change(parts) : parts]),
  )

const kind = (name: string) => `${name} kind`
const shown = (name: string) => `${name} shown`

const rules = { en: lazily(() => new Intl.PluralRules('en')), hi: lazily(() => new Intl.PluralRules('hi')) }

/** The values, and for each number its kind of plural and how it is written. */
export function withPlurals(values: Values, language: Language): Values {
  const all: Record<string, string | number> = { ...values }
  for (const [name, value] of Object.entries(values)) {
    const number = Number(value)
    if (value === '' || Number.isNaN(number)) continue
    all[kind(name)] = rules[language]().select(number)
    all[shown(name)] = formatNumber(number, language)
  }
  return all
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
