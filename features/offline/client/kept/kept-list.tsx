import { FileText } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatTime, Icon, useLanguage, useText, Written } from '../../../ui/kit'
import styles from './kept-list.module.css'
import type { KeptPage } from './kept-pages'

/** Pages of this device, each with when it was kept. Plain links: the worker answers them as it answers an address that is typed. */
export function KeptList({ pages }: { readonly pages: readonly KeptPage[] }) {
  const t = useText()
  const language = useLanguage()
  const [now] = useState(Date.now)
  const today = formatDate(now, language)
  const when = (instant: string) => {
    const date = formatDate(instant, language)
    return date === today ? formatTime(instant, language) : date
  }
  return (
    <ul className={styles.list}>
      {pages.map(({ address, title, keptAt }) => (
        <li key={address}>
          <a href={address} className={styles.row}>
            <span className={styles.tile}>
              <Icon of={FileText} size={16} />
            </span>
            <span className={styles.title}>
              <Written text={title} />
            </span>
            <time className={styles.time} dateTime={keptAt}>
              {t('offline.saved', { time: when(keptAt) })}
            </time>
          </a>
        </li>
      ))}
    </ul>
  )
}
