import { Languages } from 'lucide-react'
import { chooseLanguage, Icon, useLanguage, useText } from '../../ui/kit'
import { Link, useHasPage } from '../../web/kit'
import styles from './auth-foot.module.css'

const LEGAL = [
  ['/legal/privacy-policy', 'session.foot.privacy'],
  ['/legal/terms-of-use', 'session.foot.terms'],
] as const
const LANGUAGES = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
] as const

/** Pages of the way in have no footer: what one agrees to, and the language. */
export function AuthFoot() {
  const t = useText()
  const language = useLanguage()
  const hasPage = useHasPage()
  return (
    <footer className={styles.foot}>
      <ul className={styles.list}>
        {LEGAL.filter(([href]) => hasPage(href)).map(([href, label]) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.list} role="group" aria-label={t('session.looks.language')}>
        <Icon of={Languages} size={16} />
        {LANGUAGES.map(([word, name]) => (
          <button
            key={word}
            type="button"
            lang={word}
            className={styles.link}
            aria-pressed={word === language}
            onClick={() => chooseLanguage(word)}
          >
            {name}
          </button>
        ))}
      </div>
    </footer>
  )
}
