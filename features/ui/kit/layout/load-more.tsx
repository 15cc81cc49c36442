import { Button } from '../actions/button'
import { useText } from '../text/text-context'
import styles from './load-more.module.css'

export interface LoadMoreProps {
  readonly shown: number
  readonly total?: number | undefined
  /** Left out when all is shown. */
  readonly onMore?: (() => void) | undefined
  readonly loading?: boolean
}

/** The end of a list that goes on: how much of it is here, and the rest on request. */
export function LoadMore({ shown, total, onMore, loading }: LoadMoreProps) {
  const t = useText()
  return (
    <div className={styles.more}>
      {total === undefined ? null : (
        <p className={styles.count} role="status">
          {t('ui.shownOf', { shown, total })}
        </p>
      )}
      {onMore ? (
        <Button loading={loading} onClick={onMore}>
          {t('ui.loadMore')}
        </Button>
      ) : null}
    </div>
  )
}
