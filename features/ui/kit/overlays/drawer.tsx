import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from '../../../web/kit'
import { IconButton } from '../actions/icon-button'
import { classNames } from '../class-names'
import { cssVars } from '../css-vars'
import { useText } from '../text/text-context'
import styles from './drawer.module.css'
import { useModal } from './use-modal'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly footer?: ReactNode
  /** Second level of a panel: an arrow leads back, the cross closes all. */
  readonly onBack?: () => void
  readonly side?: 'start' | 'end'
  /** 375 unless told (spec §9). */
  readonly width?: number
  /** The whole screen on a phone: for long lists. Otherwise 15 px of the page stay in sight. */
  readonly fullScreen?: boolean
}

/** A panel at the side. It is modal: focus stays in it, the page behind does not scroll, Esc and the page close it. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null
}

function OpenDrawer({
  onClose,
  onBack,
  title,
  children,
  footer,
  side = 'end',
  width,
  fullScreen,
}: Omit<DrawerProps, 'open'>) {
  const t = useText()
  const titleId = useId()
  const ref = useModal({ onClose, dismissable: true })
  const look = [side === 'start' && styles.start, fullScreen && styles.screen]
  const style = cssVars({ '--width': width === undefined ? undefined : `${width}px` })
  return (
    <dialog ref={ref} className={classNames(styles.drawer, ...look)} style={style} aria-labelledby={titleId}>
      <header className={styles.head}>
        {onBack ? <IconButton icon={ArrowLeft} label={t('ui.back')} onClick={onBack} /> : null}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </dialog>
  )
}
