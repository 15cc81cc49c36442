import type { Translate } from '../../ui/contract'
import type { EntryContent, FieldValue, Section } from '../contract'

export interface EntryDescription {
  readonly title: string
  /** With whom, as what, where: each may be in a language of its own. */
  readonly by: readonly string[]
  readonly when: string
  readonly text: string
  readonly link: string
  readonly tags: readonly string[]
}

const words = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')
const joined = (parts: readonly string[], by: string) => parts.filter(Boolean).join(by)

/** 2026-05 as 05/26: dates are shown as DD/MM/YY (spec §9), months without their day. */
const month = (value: string) => (value === '' ? '' : `${value.slice(5, 7)}/${value.slice(2, 4)}`)

function period(start: string, end: string, t: Translate): string {
  if (start === '') return end
  return end === '' ? t('profile.since', { date: start }) : start === end ? start : `${start}–${end}`
}

/** An entry in the words of a list: what, with whom, when. */
export function describeEntry(section: Section, entry: EntryContent, t: Translate): EntryDescription {
  const of = (field: string) => words(entry[field])
  const choice = (field: string) => (of(field) ? t(`profile.choice.${of(field)}`) : '')
  const years = period(String(entry['startYear'] ?? ''), String(entry['endYear'] ?? ''), t)
  const months = period(month(of('startMonth')), month(of('endMonth')), t)
  const rest = { text: of('description'), link: of('link'), tags: [] }
  switch (section) {
    case 'academicDetails': {
      const cgpa =
        entry['cgpa'] === null || entry['cgpa'] === undefined ? '' : t('profile.cgpa', { cgpa: String(entry['cgpa']) })
      const degree = joined([of('degree'), of('course')], ', ')
      return { ...rest, title: of('college'), by: [degree, of('city'), cgpa], when: years }
    }
    case 'workExperience':
      return {
        ...rest,
        title: of('title'),
        by: [of('organisation'), choice('kind'), of('city')],
        when: months,
      }
    case 'responsibility':
      return { ...rest, title: of('title'), by: [of('organisation')], when: months }
    case 'certificates':
      return { ...rest, title: of('name'), by: [of('issuer')], when: month(of('issuedMonth')) }
    case 'project_links': {
      const tools = entry['tools']
      return { ...rest, title: of('title'), by: [], when: '', tags: tools instanceof Array ? tools : [] }
    }
    case 'achievements':
      return { ...rest, title: of('title'), by: [], when: month(of('month')) }
    case 'hobbies':
      return { ...rest, title: of('name'), by: [of('note')], when: '' }
    case 'social_links':
      return { ...rest, title: choice('site'), by: [of('link').replace(/^https?:\/\/(www\.)?/, '')], when: '' }
  }
}
