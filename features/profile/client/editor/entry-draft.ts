import { latinDigits } from '../../../web/contract'
import { type EntryContent, type EntryField, type FieldValue, type Section, sectionFields } from '../../contract'

/** An entry while it is written: every field as the text that stands in it. */
export type EntryDraft = Readonly<Record<string, string>>

const textOf = (value: FieldValue | undefined): string =>
  value === null || value === undefined ? '' : value instanceof Array ? value.join(', ') : String(value)

export function draftOf(section: Section, entry: EntryContent | undefined): EntryDraft {
  return Object.fromEntries(sectionFields[section].map(({ name }) => [name, textOf(entry?.[name])]))
}

/** 2026-05, also from 5/2026: where a browser has no picker for months they are typed. */
function monthOf(typed: string): string {
  const [first = '', second = '', ...more] = typed.split(/\D+/)
  const [year, month] = first.length === 4 ? [first, second] : [second, first]
  const isMonth = more.length === 0 && year.length === 4 && /^\d{1,2}$/.test(month)
  return isMonth ? `${year}-${month.padStart(2, '0')}` : typed
}

function valueOf({ kind }: EntryField, text: string): FieldValue {
  const typed = text.trim()
  if (kind === 'list')
    return typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  if (typed === '') return null
  if (kind === 'month') return monthOf(latinDigits(typed))
  // What is no number stays a text, which the rule then names.
  const number = Number(latinDigits(typed))
  return (kind === 'year' || kind === 'score') && !Number.isNaN(number) ? number : typed
}

/** What is sent, and what the rules look at. */
export function contentOf(section: Section, draft: EntryDraft): EntryContent {
  return Object.fromEntries(
    sectionFields[section].map((field) => [field.name, valueOf(field, draft[field.name] ?? '')]),
  )
}
