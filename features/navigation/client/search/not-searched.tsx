import { useState } from 'react'
import { useText } from '../../../ui/kit'
import search from './search-box.module.css'

interface NotSearchedProps {
  /** Another one after each try. */
  readonly onAgain: () => void
  /** Where the focus goes, from a button that goes itself when an answer comes. */
  readonly onFocus: () => void
  readonly className?: string | undefined
}

/** A source did not answer: that is not the same as having nothing. */
export function NotSearched({ onAgain, onFocus, className = search.nothing }: NotSearchedProps) {
  const t = useText()
  const [tried, setTried] = useState<() => void>()
  // While it is asked there is nothing to say, so that the same answer is said anew.
  if (tried === onAgain) return <p className={className} role="status" aria-label={t('ui.loading')} aria-busy="true" />
  return (
    <p className={className} role="status">
      {t('navigation.notSearched')}{' '}
      <button
        type="button"
        className={search.guessed}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          onFocus()
          setTried(() => onAgain)
          onAgain()
        }}
      >
        {t('navigation.searchAgain')}
      </button>
    </p>
  )
}
