import { type EntryContent, type EntryField, type FieldValue, type Section, sectionFields } from './sections'

/** What is wrong with a field; both halves have a sentence for each. */
export type EntryProblem =
  | 'required'
  | 'too-long'
  | 'not-a-link'
  | 'not-a-year'
  | 'not-a-month'
  | 'not-a-score'
  | 'ends-before'

export const FIRST_YEAR = 1950
export const LAST_YEAR = 2050
const LINK_LENGTH = 500
const WORD_LENGTH = 40

/** Only the web: no script, no file, no credentials that deceive the eye. */
export function isWebLink(text: string): boolean {
  if (text.length > LINK_LENGTH || /[\u0000-\u0020\u007f\\<>"]/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]+$/.test(hostname) && username === '' && password === ''
}

const isEmpty = (value: FieldValue | undefined) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (value instanceof Array && value.length === 0)

const inYears = (year: number) => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR

function valueProblem({ kind, max = LINK_LENGTH }: EntryField, value: FieldValue): EntryProblem | undefined {
  switch (kind) {
    case 'year':
      return inYears(Number(value)) ? undefined : 'not-a-year'
    case 'month':
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(String(value)) && inYears(Number(String(value).slice(0, 4)))
        ? undefined
        : 'not-a-month'
    case 'score':
      return Number(value) >= 0 && Number(value) <= 10 ? undefined : 'not-a-score'
    case 'link':
      return isWebLink(String(value).trim()) ? undefined : 'not-a-link'
    case 'list': {
      const words = value instanceof Array ? value : []
      return words.length > max || words.some((word) => word.length > WORD_LENGTH) ? 'too-long' : undefined
    }
    default:
      return String(value).length > max ? 'too-long' : undefined
  }
}

/** What is wrong with an entry, by field, in the order of the form. The form and the server judge by this one rule. */
export function entryProblems(section: Section, content: EntryContent): ReadonlyMap<string, EntryProblem> {
  const problems = new Map<string, EntryProblem>()
  for (const field of sectionFields[section]) {
    const value = content[field.name]
    if (isEmpty(value)) {
      if (field.required) problems.set(field.name, 'required')
      continue
    }
    const problem = valueProblem(field, value ?? null)
    if (problem) problems.set(field.name, problem)
  }
  for (const unit of ['Year', 'Month']) {
    const [start, end] = [content[`start${unit}`], content[`end${unit}`]]
    // 2026-11 compares as text, and so do years of four digits.
    if (!isEmpty(start) && !isEmpty(end) && String(end) < String(start) && !problems.has(`end${unit}`))
      problems.set(`end${unit}`, 'ends-before')
  }
  return problems
}
