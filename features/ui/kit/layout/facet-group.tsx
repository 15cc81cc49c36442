import { type ReactNode, useState } from 'react'
import { Checkbox } from '../fields/checkbox'
import { useText } from '../text/text-context'
import styles from './facet-group.module.css'

export interface FacetValue {
  readonly value: string
  readonly label: ReactNode
  readonly count?: number | undefined
}

export interface FacetGroupProps {
  readonly label: string
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  /** How many rows stand open; what is chosen always does. */
  readonly open?: number
  /** Above the rows: a field to find one of them. */
  readonly find?: ReactNode
}

/** One filter: its values with counts. A value that would give nothing is off, unless it is on. */
export function FacetGroup({ label, values, chosen, onChange, open = 6, find }: FacetGroupProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const shown = all ? values : values.filter(({ value }, at) => at < open || chosen.includes(value))
  const hidden = values.length - shown.length
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
  return (
    <fieldset className={styles.group}>
      <legend className={styles.head}>
        {label}
        {chosen.length > 0 ? (
          <button type="button" className={styles.clear} onClick={() => onChange([])}>
            {t('ui.facet.clear')}
          </button>
        ) : null}
      </legend>
      {find ? <div className={styles.find}>{find}</div> : null}
      <div className={styles.rows}>
        {shown.map(({ value, label: name, count }) => {
          const on = chosen.includes(value)
          return (
            <Checkbox
              key={value}
              label={name}
              count={count}
              checked={on}
              disabled={count === 0 && !on}
              onChange={() => toggle(value)}
            />
          )
        })}
      </div>
      {hidden > 0 || all ? (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('ui.facet.less') : t('ui.facet.more', { count: hidden })}
        </button>
      ) : null}
    </fieldset>
  )
}
