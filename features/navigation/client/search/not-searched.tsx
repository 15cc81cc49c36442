import { useText } from '../../../ui/kit'
import styles from './search-box.module.css'

/** A source did not answer: that is not the same as having nothing. Its button leaves the focus where one types. */
export function NotSearched({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText()
  return (
    <p className={styles.nothing} role="status">
      {t('navigation.notSearched')}{' '}
      <button
        type="button"
        className={styles.guessed}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onAgain}
      >
        {t('navigation.searchAgain')}
      </button>
    </p>
  )
}
