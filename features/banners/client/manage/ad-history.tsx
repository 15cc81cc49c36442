import { formatDateTime, useLanguage, useText } from '../../../ui/kit'
import type { Ad } from '../../contract/wire-admin'
import styles from './manage.module.css'

/** Who did what when, the last first. */
export function AdHistory({ history }: Pick<Ad, 'history'>) {
  const t = useText()
  const language = useLanguage()
  return (
    <ol className={styles.small}>
      {history.map(({ to, by, why, at }) => (
        <li key={`${at} ${to}`}>
          <time dateTime={at}>{formatDateTime(at, language)}</time>
          {`: ${t(`banners.step.${to}`)} · ${by || t('banners.step.house')}`}
          {why ? ` · ${why}` : ''}
        </li>
      ))}
    </ol>
  )
}
