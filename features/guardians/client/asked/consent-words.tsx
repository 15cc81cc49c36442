import { useText } from '../../../ui/kit'
import { consentWords } from '../../contract/words'
import styles from '../guardians.module.css'

/** What is agreed to: kept in versions, so that it is known what somebody read. */
export function ConsentWords({ version }: { readonly version: number }) {
  const t = useText()
  return (
    <div className={styles.words}>
      {Object.entries(consentWords).map(([heading, lines]) => (
        <section key={heading}>
          <h2>{t(`guardians.words.${heading}`)}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{t(`guardians.words.${heading}.${line}`)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.small}>{t('guardians.row.version', { version })}</p>
    </div>
  )
}
