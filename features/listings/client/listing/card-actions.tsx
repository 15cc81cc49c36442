import { useShown } from '../../../web/kit'
import { cardActions } from '../../contract'
import type { Listing } from '../../contract/wire'
import { OneCardAction } from './one-card-action'
import styles from './listing-row.module.css'

/** What other features let one do with a row: it has its place before it is here. */
export function CardActions({ listing }: { readonly listing: Listing }) {
  const actions = useShown(cardActions)
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map((shown) => (
        <span key={shown.id} className={shown.item.quiet ? styles.quiet : styles.loud}>
          <OneCardAction shown={shown} listing={listing} />
        </span>
      ))}
    </div>
  )
}
