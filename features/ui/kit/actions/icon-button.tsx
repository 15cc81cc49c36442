import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names'
import { Icon } from './icon'
import styles from './icon-button.module.css'
import { useOff } from './use-off'

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  readonly icon: LucideIcon
  /** The accessible name; also the tooltip. */
  readonly label: string
  readonly size?: 'small' | 'medium'
  readonly bordered?: boolean
  /** Makes it a toggle; `saved` draws its on state in marigold. */
  readonly pressed?: boolean
  readonly look?: 'plain' | 'saved'
  readonly loading?: boolean
  /** A number in the corner (with its words in `label`), or just a pip. */
  readonly count?: number | 'some'
  readonly ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  icon,
  label,
  size,
  bordered,
  pressed,
  look,
  loading,
  count,
  onClick,
  ...rest
}: IconButtonProps) {
  const switched = useOff(rest)
  const shape = [size === 'small' && styles.small, bordered && styles.bordered, look === 'saved' && styles.saved]
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...switched}
      className={classNames(styles.button, ...shape, pressed && styles.on)}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={(rest.disabled && !switched.disabled) || undefined}
      onClick={loading || rest.disabled ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <span className={styles.spinner} /> : <Icon of={icon} size={size === 'small' ? 16 : 18} />}
      {count === 'some' ? <span className={styles.pip} /> : null}
      {typeof count === 'number' && count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  )
}
