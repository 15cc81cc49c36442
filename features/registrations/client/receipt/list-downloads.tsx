import { formatDateTime, useLanguage, useText } from '../../../ui/kit'
import styles from './receipt-page.module.css'

/** Whoever is in a list reads when it was taken along, folded where that was often. */
export function ListDownloads({ times }: { readonly times: readonly string[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={styles.proof} aria-labelledby="downloads-title">
      <h2 id="downloads-title">{t('registrations.receipt.exports')}</h2>
      <p>{t('registrations.receipt.exportsText')}</p>
      {times.length === 0 ? (
        <p>{t('registrations.receipt.exportsNone')}</p>
      ) : (
        <details>
          <summary>{t('registrations.receipt.exportsCount', { count: times.length })}</summary>
          <ul>
            {times.map((at) => (
              <li key={at}>
                <time dateTime={at}>{formatDateTime(at, language)}</time>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
