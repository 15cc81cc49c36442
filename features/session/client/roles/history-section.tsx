import { formatDateTime, useLanguage, useText } from '../../../ui/kit'
import type { Change } from '../../contract/wire-rights'
import { wordOf } from './requests'
import styles from './roles-page.module.css'

/** How this person's rights came and went, newest first. */
export function HistorySection({ history }: { readonly history: readonly Change[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="history">
      <h3 id="history" className={styles.subtitle}>
        {t('session.roles.history')}
      </h3>
      {history.length === 0 ? <p className={styles.note}>{t('session.roles.noHistory')}</p> : null}
      <ol className={styles.history}>
        {history.map(({ id, at, by, what, right, reason }) => (
          <li key={id}>
            <time dateTime={at} className={styles.note}>
              {formatDateTime(at, language)}
            </time>
            <span>
              {t(`session.roles.${what}`, {
                right: right ? wordOf(right) : t('session.roles.erasedRight'),
                name: by ?? t('session.roles.house'),
              })}
              {reason ? ` “${reason}”` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
