import { cityText, type FacetFilterProps } from '../../../listings/contract'
import { Checkbox, formatNumber, Switch, useLanguage, useText } from '../../../ui/kit'
import { Link, useData, useHasPage, useHere } from '../../../web/kit'
import { usedRequest } from '../requests'
import { useRuleWords } from '../use-words'
import { fixPath } from './fix-path'
import styles from './eligible-filter.module.css'

/** What the switch leaves; what nearly fits is added to that. */
const FITS = 'yes'

/** "Eligible for me": on or off, what of one's profile is looked at, and, once it is on, what else it may leave in the list. */
export function Filter({ label, values, chosen, onChange }: FacetFilterProps) {
  const t = useText()
  const language = useLanguage()
  const isOn = chosen.length > 0
  const fitting = values.find(({ value }) => value === FITS)?.count
  const more = values.filter(({ value }) => value !== FITS)
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...new Set([FITS, ...chosen, value])])
  return (
    <div role="group" aria-label={label} className={styles.card}>
      <Switch
        between
        checked={isOn}
        onChange={(on) => onChange(on ? [FITS] : [])}
        label={
          <span className={styles.name}>
            {label}{' '}
            {fitting === undefined ? null : <span className={styles.count}>{formatNumber(fitting, language)}</span>}
          </span>
        }
      />
      <p className={styles.uses}>
        <Uses />
      </p>
      {isOn ? (
        <div className={styles.more}>
          {more.map(({ value, count }) => (
            <Checkbox
              key={value}
              label={t(`rules.also.${value}`)}
              count={count}
              checked={chosen.includes(value)}
              disabled={count === 0 && !chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** What of one's profile is looked at, and the way to change it, which comes back. */
function Uses() {
  const t = useText()
  const { word } = useRuleWords()
  const hasPage = useHasPage()
  const path = fixPath('degree', useHere())
  const { data } = useData(usedRequest)
  if (!data) return null
  const { degree, stream, endYear, cgpa, city } = data
  const said = [
    degree && degree !== 'other' ? word('degree', degree) : null,
    stream && stream !== 'other' ? word('stream', stream) : null,
    endYear === null ? null : String(endYear),
    cgpa === null ? null : t('rules.uses.cgpa', { number: cgpa }),
    city && cityText(t, city),
  ].filter(Boolean)
  return (
    <>
      {said.length > 0 ? t('rules.uses', { list: said.join(', ') }) : t('rules.uses.nothing')}
      {path && hasPage(path) ? (
        <>
          {' · '}
          <Link href={path} className={styles.change}>
            {t(said.length > 0 ? 'rules.uses.change' : 'rules.uses.add')}
          </Link>
        </>
      ) : null}
    </>
  )
}
