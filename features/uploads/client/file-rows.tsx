import { FileCheck2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, formatPercent, formatSize, Icon, ProgressBar, useLanguage, useText } from '../../ui/kit'
import type { Upload } from '../contract/wire'
import styles from './file-field.module.css'
import type { UnderWay } from './use-sending'

/** A file on its way: how far, how to stop it, and that it goes on by itself where the connection is gone. */
export function SendingRow({ underWay, named }: { readonly underWay: UnderWay; readonly named: string }) {
  const { name, share, isWaiting, stop } = underWay
  const t = useText()
  const language = useLanguage()
  const percent = formatPercent(Math.floor(share * 100), language)
  const says = isWaiting
    ? t('uploads.waiting', { name, percent })
    : t(share < 1 ? 'uploads.sending' : 'uploads.looking', { name })
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span role="status">{says}</span>
        <ProgressBar percent={share * 100} label={t('uploads.sendingPercent', { name, percent })} />
      </div>
      <Button size="small" variant="quiet" aria-label={t('uploads.cancelFor', { question: named })} onClick={stop}>
        {t('uploads.cancel')}
      </Button>
    </div>
  )
}

interface ArrivedRowProps {
  readonly upload: Upload
  readonly named: string
  readonly onRemove: () => void
  /** How to choose another one. */
  readonly children: ReactNode
}

export function ArrivedRow({ upload: { name, bytes, state }, named, onRemove, children }: ArrivedRowProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={styles.row}>
      <Icon of={FileCheck2} size={20} className={styles.icon} />
      <div className={styles.words} role="status">
        <b className={styles.name}>{name}</b>
        <small className={styles.says}>
          {formatSize(bytes, language)} · {t(state === 'checking' ? 'uploads.checking' : 'uploads.here')}
        </small>
      </div>
      <div className={styles.row}>
        {children}
        <Button
          size="small"
          variant="quiet"
          aria-label={t('uploads.removeFor', { question: named })}
          onClick={onRemove}
        >
          {t('uploads.remove')}
        </Button>
      </div>
    </div>
  )
}

/** What of a file is there since before the page was closed. */
export function PartRow({ upload: { name, bytes, received } }: { readonly upload: Upload }) {
  const t = useText()
  const language = useLanguage()
  const percent = formatPercent(Math.floor((received / bytes) * 100), language)
  return (
    <p className={styles.says} role="status">
      {t('uploads.partly', { name, percent })}
    </p>
  )
}
