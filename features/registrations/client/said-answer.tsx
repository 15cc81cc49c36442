import type { Language, Translate } from '../../ui/contract'
import { formatDate, formatSize, useLanguage, useText } from '../../ui/kit'
import { fileHref } from '../../uploads/contract'
import type { Answer, AnsweredFile } from '../contract/wire'

const LINKS: Partial<Readonly<Record<NonNullable<Answer['type']>, (value: string) => string>>> = {
  email: (value) => `mailto:${value}`,
  phone: (value) => `tel:${value.replace(/[^\d+]/g, '')}`,
  link: (value) => value,
}

/** What was sent before types were kept has none: a `yes` was a consent then. */
function say({ type = 'consent', outOf }: Answer, value: string, t: Translate, language: Language): string {
  if (type === 'consent' || type === 'yes-no') {
    if (value === 'yes') return t('registrations.yes')
    return type === 'yes-no' && value === 'no' ? t('registrations.no') : value
  }
  if (type === 'scale' && outOf !== undefined) return t('registrations.outOf', { value, most: outOf })
  return type === 'date' ? formatDate(`${value}T00:00:00Z`, language, 'UTC') : value
}

/** A file by its name and size, to be saved, unless the virus scanner has not let it through. */
function SaidFile({ name, file: { id, bytes, state } }: { readonly name: string; readonly file: AnsweredFile }) {
  const t = useText()
  const language = useLanguage()
  const size = formatSize(bytes, language)
  if (state && state !== 'ready') return `${name} (${size}): ${t(`registrations.file.${state}`)}`
  return (
    <a href={fileHref(id)} download={name}>
      {name} ({size})
    </a>
  )
}

/** An answer as it is read, by the type that its question had when it was sent: an address leads there, a day is written as days are. */
export function SaidAnswer({ answer }: { readonly answer: Answer }) {
  const t = useText()
  const language = useLanguage()
  if (answer.file) return <SaidFile name={answer.values[0] ?? ''} file={answer.file} />
  const link = answer.type && LINKS[answer.type]
  const first = answer.values[0]
  if (link === undefined || first === undefined)
    return answer.values.map((value) => say(answer, value, t, language)).join(', ')
  return (
    <a href={link(first)} {...(answer.type === 'link' && { target: '_blank', rel: 'noopener nofollow ugc' })}>
      {first}
    </a>
  )
}
