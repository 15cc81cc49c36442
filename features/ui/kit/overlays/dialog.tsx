import { type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from '../../../web/kit'
import { Icon } from '../actions/icon'
import { IconButton } from '../actions/icon-button'
import { classNames } from '../class-names'
import { cssVars } from '../css-vars'
import { useText } from '../text/text-context'
import styles from './dialog.module.css'
import { useModal } from './use-modal'
import { usePullDown } from './use-pull-down'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Said under the title; also the dialog's description. */
  readonly text?: ReactNode
  readonly icon?: LucideIcon
  readonly tone?: 'primary' | 'danger' | 'warning'
  readonly children?: ReactNode
  /** The buttons, the main one last; on a phone it comes first. */
  readonly footer?: ReactNode
  /** false: no cross, no Esc, no scrim; only its buttons close it. */
  readonly dismissable?: boolean
  /** It waits for an answer that its buttons give: on a phone there is neither a handle to pull it down by nor a cross. */
  readonly asks?: boolean
  /** Celebrations stay in the middle of a phone; everything else is a bottom sheet there. */
  readonly centred?: boolean
  readonly width?: number
}

/** A modal dialog on the browser's own: focus is kept in and given back, the page below holds still. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  dismissable = true,
  asks,
  centred,
  width,
  icon,
  tone = 'primary',
  ...rest
}: Omit<DialogProps, 'open'>) {
  const t = useText()
  const id = useId()
  const ref = useModal({ onClose: rest.onClose, dismissable })
  const pull = usePullDown(ref, dismissable && !asks && !centred ? rest.onClose : undefined)
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, !centred && styles.sheet)}
      style={cssVars({ '--width': width === undefined ? undefined : `${width}px` })}
      aria-labelledby={`${id}title`}
      aria-describedby={rest.text ? `${id}text` : undefined}
    >
      <div className={styles.inner}>
        {dismissable && !asks && !centred ? <div className={styles.grab} {...pull} aria-hidden="true" /> : null}
        <header className={styles.head}>
          {icon ? (
            <span className={classNames(styles.mark, styles[tone])}>
              <Icon of={icon} size={20} />
            </span>
          ) : null}
          <div className={styles.words}>
            <h2 id={`${id}title`} className={styles.title}>
              {rest.title}
            </h2>
            {rest.text ? (
              <p id={`${id}text`} className={styles.text}>
                {rest.text}
              </p>
            ) : null}
          </div>
          {dismissable ? (
            <span className={classNames(styles.close, asks && styles.desk)}>
              <IconButton icon={X} label={t('ui.close')} size="small" onClick={rest.onClose} />
            </span>
          ) : null}
        </header>
        <div className={styles.body}>{rest.children}</div>
        {rest.footer ? <footer className={styles.foot}>{rest.footer}</footer> : null}
      </div>
    </dialog>
  )
}
