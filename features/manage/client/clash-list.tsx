import { useText } from '../../ui/kit'
import { aroundDifference } from './around-difference'
import styles from './clash-list.module.css'
import { type Clash, partIn } from './merge-drafts'
import { useChangeWords } from './revision/use-change-words'
import { useFieldWords } from './use-field-words'

interface ClashListProps {
  readonly clashes: readonly Clash[]
  /** Of the draft as it is here. */
  readonly zone: string
}

/** Each field that was changed in two places, with both values: one picks knowing them. */
export function ClashList({ clashes, zone }: ClashListProps) {
  const t = useText()
  const wordsOf = useFieldWords()
  const nameSteps = useChangeWords()
  const zoneThere = clashes.find(({ field }) => field === 'zone')?.theirs
  const nameOf = (field: string) => {
    const part = partIn(field)
    return part === undefined ? t(LABELS[field] ?? `manage.${field}`) : nameSteps([`part.${part}`])
  }
  const linesOf = ({ field, mine, theirs }: Clash): readonly string[] => {
    const here = wordsOf(field, mine, zone)
    const there = wordsOf(field, theirs, typeof zoneThere === 'string' ? zoneThere : zone)
    if (here === undefined || there === undefined) return [t('manage.conflict.step')]
    if (here === there) return [t('manage.conflict.details')]
    const [ours, others] = aroundDifference(here, there)
    const nothing = t('manage.conflict.nothing')
    return [
      t('manage.conflict.here', { value: ours || nothing }),
      t('manage.conflict.there', { value: others || nothing }),
    ]
  }
  if (clashes.length === 0) return null
  return (
    <dl className={styles.clashes}>
      {clashes.map((clash) => (
        <div key={clash.field}>
          <dt>{nameOf(clash.field)}</dt>
          {linesOf(clash).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** Fields whose label is not called after them, or says more than a name. */
const LABELS: Readonly<Record<string, string>> = {
  title: 'manage.titleField',
  payFrom: 'manage.payLeast',
  payTo: 'manage.payMost',
}
