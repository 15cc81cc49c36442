import { buttonClass, useText } from '../../ui/kit'
import { Link, useUrl } from '../../web/kit'
import styles from './managed.module.css'

/** On to the next page and back to the first: each has its address. */
export function PageLinks({ next }: { readonly next: number | null | undefined }) {
  const t = useText()
  const { query, withQuery } = useUrl()
  if (!next && !query['after']) return null
  return (
    <nav aria-label={t('manage.pages')} className={styles.acts}>
      {query['after'] && (
        <Link href={withQuery({ after: undefined })} className={buttonClass({})}>
          {t('manage.firstPage')}
        </Link>
      )}
      {next && (
        <Link href={withQuery({ after: String(next) })} className={buttonClass({})}>
          {t('manage.nextPage')}
        </Link>
      )}
    </nav>
  )
}
