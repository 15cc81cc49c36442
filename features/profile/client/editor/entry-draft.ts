import { type EntryContent, type EntryField, type FieldValue, type Section, sectionFields } from '../../contract'

/** An entry while it is written: every field as the text that stands in it. */
export type EntryDraft = Readonly<Record<string, string>>

const textOf = (value: FieldValue | undefined): string =>
  value === null || value === undefined ? '' : value instanceof Array ? value.join(', ') : String(value)

export function draftOf(section: Section, entry: EntryContent | undefined): EntryDraft {
  return Object.fromEntries(sectionFields[section].map(({ name }) => [name, textOf(entry?.[name])]))
}

function valueOf({ kind }: EntryField, text: string): FieldValue {
  const typed = text.trim()
  if (kind === 'list')
    return typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  if (typed === '') return null
  // What is no number stays a text, which the rule then names.
  if (kind === 'year' || kind === 'score') return Number.isNaN(Number(typed)) ? typed : Number(typed)
  return typed
}

/** What is sent, and what the rules look at. */
export function contentOf(section: Section, draft: EntryDraft): EntryContent {
  return Object.fromEntries(
    sectionFields[section].map((field) => [field.name, valueOf(field, draft[field.name] ?? '')]),
  )
}
