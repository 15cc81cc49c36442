import { formatNumber, useLanguage, useText } from '../../ui/kit'
import { ownKinds } from '../../listings/contract'
import type { DraftBody, DraftQuestion } from '../contract/wire'
import { useWallTimes } from './use-wall-times'

type Words = { readonly [Field in keyof DraftBody]: (value: DraftBody[Field], zone: string) => string }
const isField = (words: Words, field: string): field is keyof DraftBody => Object.hasOwn(words, field)

const INLINE = /<\/?(?:a|b|strong|i|em|u|s|code)\b[^>]*>/g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Read by hand: pages make no elements of texts. */
const plain = (html: string) =>
  html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => entities[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()

/** What is written of a place, in a line. */
export const placeLine = ({ city, country }: Pick<DraftBody, 'city' | 'country'>) =>
  [city.trim(), country.trim()].filter(Boolean).join(', ')

/** Left out they mean something. */
const MEANT_UNSAID: readonly string[] = ['visibility', 'payCurrency']

/** What stands in a field of a draft, in the words of its step; undefined for what only a step of another feature can draw. */
export function useFieldWords(): (field: string, value: unknown, zone: string) => string | undefined {
  const t = useText()
  const language = useLanguage()
  const { day, moment } = useWallTimes()
  const asIs = (value: string | number | null) => String(value ?? '')
  const amount = (value: number | null) => (value === null ? '' : formatNumber(value, language))
  const time = (value: string, zone: string) => moment(value, zone) ?? value
  const date = (value: string) => day(value) ?? ''
  const question = ({ label, type, required, options }: DraftQuestion, place: number) => {
    const details = [t(`manage.type.${type}`), required ? t('manage.required') : '', ...options].filter(Boolean)
    return `${place + 1}. ${label} (${details.join(', ')})`
  }
  const words: Words = {
    kind: (id) => t(ownKinds.find((each) => each.id === id)?.label ?? id),
    ...{ title: asIs, organisation: asIs, city: asIs, country: asIs, zone: asIs, eligibilityNote: asIs },
    ...{ passingOutFrom: asIs, passingOutTo: asIs, teamMin: asIs, teamMax: asIs },
    description: plain,
    tags: (tags) => tags.join(', '),
    ...{ opensAt: time, closesAt: time, startsOn: date, endsOn: date },
    workMode: (mode) => t(`manage.mode.${mode}`),
    employmentType: (type) => (type ? t(`manage.employment.${type}`) : ''),
    otherPlaces: (places = []) => places.map(placeLine).join('; '),
    isCountrywide: (isWide) => (isWide ? t('manage.isCountrywide') : ''),
    audiences: (audiences) => audiences.map((each) => t(`manage.audience.${each}`)).join(', '),
    ...{ payFrom: amount, payTo: amount, seats: amount },
    payCurrency: (code = 'INR') => code,
    payPeriod: (period) => t(`manage.period.${period}`),
    questions: (questions) => questions.map(question).join(' '),
    visibility: (visibility = 'public') => t(`manage.visibility.${visibility}`),
  }
  return (field, value, zone) => {
    if (!isField(words, field)) return undefined
    if (!MEANT_UNSAID.includes(field) && (value === undefined || value === '')) return ''
    return (words[field] as (value: unknown, zone: string) => string)(value, zone)
  }
}
