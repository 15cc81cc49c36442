import { classNames } from '../../../ui/kit'
import { useAlive, useShown } from '../../../web/kit'
import { cardActions } from '../../contract'
import type { Listing } from '../../contract/wire'
import { OneCardAction } from '../listing/one-card-action'
import styles from './card.module.css'

interface CardMarksProps {
  readonly listing: Listing
  readonly className?: string | undefined
}

/**
 * What many want of a card without opening it; what few want has no room here. Drawn once the page is alive: a mark that the server had drawn could be
 * pressed before its code is here.
 */
export function CardMarks({ listing, className }: CardMarksProps) {
  const actions = useShown(cardActions).filter(({ item }) => !item.quiet)
  const isAlive = useAlive()
  if (actions.length === 0) return null
  return (
    <span className={classNames(styles.marks, className)}>
      {isAlive ? actions.map((shown) => <OneCardAction key={shown.id} shown={shown} listing={listing} />) : null}
    </span>
  )
}
