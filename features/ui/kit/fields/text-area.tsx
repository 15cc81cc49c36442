import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names'
import { useLanguage } from '../text/text-context'
import { formatNumber } from '../format/numbers'
import { useFieldWiring } from './field-context'
import styles from './input.module.css'

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> {
  /** With `maxLength` and a controlled value, shows "120 / 500". */
  readonly counted?: boolean
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

export function TextArea({ counted, ref, ...rest }: TextAreaProps) {
  const language = useLanguage()
  const wiring = useFieldWiring(rest)
  const used = typeof rest.value === 'string' ? rest.value.length : 0
  const look = [wiring['aria-invalid'] && styles.invalid, (rest.disabled || rest.readOnly) && styles.off]
  return (
    <>
      <span className={classNames(styles.box, styles.area, ...look)}>
        <textarea rows={3} {...rest} {...wiring} ref={ref} className={styles.control} />
      </span>
      {counted && rest.maxLength ? (
        <span className={styles.counter}>
          {formatNumber(used, language)} / {formatNumber(rest.maxLength, language)}
        </span>
      ) : null}
    </>
  )
}
