import { buttonClass, useText } from '../../ui/kit'
import { Link, useUrl } from '../../web/kit'
import styles from './managed.module.css'

/** On to the next page and back to the first: each has its address. */
export function PageLinks({ next }: { readonly next: number | null | undefined }) {
  const t = useText()
  const { query, withQuery } = useUrl()
  if (!next && !query['after']) return null
  // It is the same page by its path, which stays where it is; its rows are others.
  const toTop = () => scrollTo(0, 0)
  return (
    <nav aria-label={t('manage.pages')} className={styles.acts}>
      {query['after'] && (
        <Link href={withQuery({ after: undefined })} onClick={toTop} className={buttonClass({})}>
          {t('manage.firstPage')}
        </Link>
      )}
      {next && (
        <Link href={withQuery({ after: String(next) })} onClick={toTop} className={buttonClass({})}>
          {t('manage.nextPage')}
        </Link>
      )}
    </nav>
  )
}
