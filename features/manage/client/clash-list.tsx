import { useText } from '../../ui/kit'
import type { Clash } from './merge-drafts'
import styles from './clash-list.module.css'
import { useRoute } from './use-route'

const SHOWN_SIGNS = 200

/** What stands in a field, in words; undefined for what only its step can draw. */
function wordsOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) {
    const words = value.map((each: unknown) =>
      typeof each === 'object' && each !== null && 'label' in each ? String(each.label) : String(each),
    )
    return words.join(', ')
  }
  if (typeof value === 'object') return undefined
  const text = String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > SHOWN_SIGNS ? `${text.slice(0, SHOWN_SIGNS - 1)}…` : text
}

/** Each field that was changed in two places, with both values: one picks knowing them. */
export function ClashList({ clashes }: { readonly clashes: readonly Clash[] }) {
  const t = useText()
  const route = useRoute()
  const nameOf = (field: string) => {
    const step = route.find(({ name, part }) => part && `parts.${name}` === field)
    return t(step?.label ?? LABELS[field] ?? `manage.${field}`)
  }
  const say = (value: unknown) => wordsOf(value) || t('manage.conflict.nothing')
  if (clashes.length === 0) return null
  return (
    <dl className={styles.clashes}>
      {clashes.map(({ field, mine, theirs }) => (
        <div key={field}>
          <dt>{nameOf(field)}</dt>
          {wordsOf(mine) === undefined || wordsOf(theirs) === undefined ? (
            <dd>{t('manage.conflict.step')}</dd>
          ) : (
            <>
              <dd>{t('manage.conflict.here', { value: say(mine) })}</dd>
              <dd>{t('manage.conflict.there', { value: say(theirs) })}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Fields whose label is not called after them. */
const LABELS: Readonly<Record<string, string>> = { title: 'manage.titleField', visibility: 'manage.change.other' }
