import { useState } from 'react'
import { createPortal } from 'react-dom'
import { formatDate, useLanguage, useText } from '../../../ui/kit'
import { useKernel } from '../../../web/kit'
import { findUser } from '../../contract'
import styles from './recovery-sheet.module.css'

/** What the printer gets in place of the page, while it stands there: the codes, of which account, from which day. */
export function RecoverySheet({ codes }: { readonly codes: readonly string[] }) {
  const t = useText()
  const language = useLanguage()
  const user = findUser(useKernel().subject)
  const [madeAt] = useState(() => new Date().toISOString())
  // Beside all that is left out; a screen reader has the codes of the dialog.
  return createPortal(
    <section className={styles.sheet} data-print-sheet aria-hidden="true">
      <h1>{t('session.recovery.sheet')}</h1>
      <p>
        {user?.name} · {user?.email} · {formatDate(madeAt, language)}
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>{t('session.recovery.sheetText')}</p>
    </section>,
    document.body,
  )
}
