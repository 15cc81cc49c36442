import { useText } from '../../../ui/kit'
import { Link, useUrl } from '../../../web/kit'
import type { PersonRights } from '../../contract/wire-rights'
import styles from './roles-page.module.css'

/** Accounts whose address looks like this one's: a hint to look at both, nothing more. Nothing where there are none. */
export function AlikeSection({ alike }: Pick<PersonRights, 'alike'>) {
  const t = useText()
  const { withQuery } = useUrl()
  if (alike.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="alike">
      <h3 id="alike" className={styles.subtitle}>
        {t('session.roles.alike')}
      </h3>
      <p className={styles.note}>{t('session.roles.alikeText')}</p>
      <ul className={styles.accounts}>
        {alike.map(({ id, name, email }) => (
          <li key={id} className={styles.line}>
            <Link href={withQuery({ person: String(id) })} className={styles.alike}>
              {name}
            </Link>
            <span className={styles.note}>{email}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
