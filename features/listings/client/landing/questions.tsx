import { useLanguage, useText } from '../../../ui/kit'
import type { Landing } from '../../contract/wire-landing'
import { questionsOf } from './landing-words'
import styles from './landing-page.module.css'

/** Questions that people have of such a list, with their answers: the same as in its JSON-LD. */
export function Questions({ landing }: { readonly landing: Landing }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className={styles.title}>
        {t('listings.ask')}
      </h2>
      <dl className={styles.asked}>
        {questionsOf(landing, { t, language }).map(({ question, answer }) => (
          <div key={question} className={styles.pair}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
