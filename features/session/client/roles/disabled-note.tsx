import { formatDate, Note, useLanguage, useText } from '../../../ui/kit'
import type { PersonRights } from '../../contract/wire-rights'
import styles from './roles-page.module.css'

/** Why nobody can log in to this account. */
export function DisabledNote({ person: { disabled, isClosed } }: { readonly person: PersonRights }) {
  const t = useText()
  const language = useLanguage()
  if (!disabled)
    return isClosed ? (
      <div className={styles.told}>
        <Note>{t('session.disable.closed')}</Note>
      </div>
    ) : null
  const { by, at, reason, until } = disabled
  return (
    <div className={styles.told}>
      <Note tone="danger">
        {t('session.disable.by', { name: by ?? t('session.roles.house'), date: formatDate(at, language), reason })}
        {until ? ` ${t('session.disable.opens', { date: formatDate(until, language) })}` : ''}
      </Note>
    </div>
  )
}
