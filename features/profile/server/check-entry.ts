import {
  type EntryContent,
  type EntryProblem,
  entryProblems,
  type FieldValue,
  profileErrors,
  type Section,
  sectionFields,
} from '../contract'

const says: Readonly<Record<EntryProblem, string>> = {
  required: 'This is needed',
  'too-long': 'This is too long',
  'not-a-link': 'A link begins with https:// and leads to a website',
  'not-a-year': 'A year from 1950 to 2050',
  'not-a-month': 'A month and a year',
  'not-a-score': 'A number from 0 to 10',
  'ends-before': 'The end comes before the start',
}

const tidied = (value: FieldValue): FieldValue => {
  if (value instanceof Array) return [...new Set(value.map((each) => each.trim()).filter(Boolean))]
  if (typeof value !== 'string') return value
  return value.trim() || null
}

/** The entry without blanks at its ends. Throws `entry-incomplete` naming each field. */
export function checkEntry(section: Section, content: EntryContent): EntryContent {
  const tidy = Object.fromEntries(
    sectionFields[section].map(({ name, kind }) => [name, tidied(content[name] ?? (kind === 'list' ? [] : null))]),
  )
  const problems = [...entryProblems(section, tidy)]
  const [first] = problems
  if (first) {
    const errors = problems.map(([path, problem]) => ({ path, message: says[problem] }))
    throw profileErrors.entryIncomplete(`Field "${first[0]}": ${says[first[1]]}. Nothing was saved.`, { errors })
  }
  return tidy
}
