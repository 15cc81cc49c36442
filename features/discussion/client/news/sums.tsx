import { formatNumber, useLanguage, useText } from '../../../ui/kit'
import { skipReasons } from '../../contract'
import type { NewsSums } from '../../contract/wire-news'
import styles from './news.module.css'

/** Of all who were told, and beneath of whom not and why. */
export function Sums({ sums }: { readonly sums: NewsSums }) {
  const t = useText()
  const language = useLanguage()
  const shown = Object.fromEntries(Object.entries(sums).map(([key, count]) => [key, formatNumber(count, language)]))
  const skipped = skipReasons.filter((why) => sums[why] > 0)
  return (
    <div>
      <p>
        <b>{t('discussion.receipts.sums', shown)}</b>
      </p>
      {skipped.length > 0 ? (
        <p className={styles.skip}>
          {skipped.map((why) => t(`discussion.news.skip.${why}`, { count: sums[why] })).join(' · ')}
        </p>
      ) : null}
    </div>
  )
}

interface LeftProps {
  /** The first of them; null once an account is gone. */
  readonly names: readonly (string | null)[]
  readonly count: number
}

/** Who was registered when it was sent and had left when it went. */
export function Left({ names, count }: LeftProps) {
  const t = useText()
  const known = names.map((each) => each ?? t('discussion.somebody')).join(', ')
  return <p className={styles.skip}>{t('discussion.receipts.left', { names: known, more: count - names.length })}</p>
}
