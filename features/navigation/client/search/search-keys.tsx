import { formatNumber, Kbd, useLanguage, useText } from '../../../ui/kit'
import styles from './search-box.module.css'
import type { Search } from './use-search'

/** The foot of what is suggested: the keys that lead through it, and the way to all that is found. */
export function SearchKeys({ search }: { readonly search: Search }) {
  const t = useText()
  const language = useLanguage()
  const text = search.text.trim()
  const total = search.found.text === text ? search.found.total : undefined
  return (
    <div className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('navigation.choose')} <Kbd>↵</Kbd> {t('navigation.openThere')} <Kbd>esc</Kbd>{' '}
        {t('navigation.close')}
      </span>
      {text && search.hasResults && (
        <button
          type="button"
          className={styles.guessed}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => search.searchFor(text)}
        >
          {total
            ? t('navigation.allResults', { text, count: total, said: formatNumber(total, language) })
            : t('navigation.results', { text })}
        </button>
      )}
    </div>
  )
}
