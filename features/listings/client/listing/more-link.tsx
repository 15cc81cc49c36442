import { type MouseEvent, useEffect, useRef } from 'react'
import { buttonClass, useText } from '../../../ui/kit'
import { Link, useOnline, useUrl, watchSight } from '../../../web/kit'
import styles from './listing-list.module.css'

/** How the next page came to be asked for: pressed, scrolled near, or open when the list was left. */
export type Way = 'asked' | 'near' | 'restored'

interface MoreLinkProps {
  readonly after: string
  /** Goes on only when it is pressed. */
  readonly waits: boolean
  readonly onMore: (way: Way) => void
}

/** The way on: a real link to the next page. Whoever scrolls near it needs no press; whoever is on it by keyboard goes on from where it was. */
export function MoreLink({ after, waits, onMore }: MoreLinkProps) {
  const t = useText()
  const url = useUrl()
  const isOnline = useOnline()
  // Beside the link, not around it: what is watched comes also when it is touched, and a link that one is about to press must not go.
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const there = mark.current
    if (waits || !isOnline || !there) return undefined
    return watchSight(there, () => onMore(there.parentElement?.contains(document.activeElement) ? 'asked' : 'near'))
  }, [waits, isOnline, onMore])

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return // a new tab takes the link
    event.preventDefault()
    if (isOnline) onMore('asked')
  }

  return (
    <p className={styles.more}>
      <span ref={mark} />
      <Link
        href={url.withQuery({ after })}
        className={buttonClass({})}
        rel="next"
        aria-disabled={!isOnline || undefined}
        onClick={press}
      >
        {t('listings.more')}
      </Link>
    </p>
  )
}
