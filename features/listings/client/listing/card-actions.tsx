import { LazyPart, useShown } from '../../../web/kit'
import { type CardProps, cardActions } from '../../contract'
import type { Listing } from '../../contract/wire'
import styles from './listing-row.module.css'

/** What other features let one do with a row: it has its place before it is here. */
export function CardActions({ listing: { id, title } }: { readonly listing: Listing }) {
  const actions = useShown(cardActions)
  if (actions.length === 0) return null
  return (
    <div className={styles.actions}>
      {actions.map(({ id: key, feature, item }) => (
        <span key={key} className={item.quiet ? styles.quiet : styles.loud}>
          <LazyPart
            feature={feature}
            load={item.load}
            draw={({ Action }) => {
              const Drawn = Action as (props: CardProps) => React.ReactNode
              return <Drawn opportunityId={id} title={title} />
            }}
          />
        </span>
      ))}
    </div>
  )
}
