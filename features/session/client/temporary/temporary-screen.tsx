import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import {
  Brand,
  Button,
  Card,
  formatDateTime,
  Hold,
  Icon,
  Note,
  SkeletonBlock,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { apiRequest, navigation } from '../../../web/contract'
import { useData, useService } from '../../../web/kit'
import type { TemporarySession } from '../../contract/wire-links'
import { sessionStore } from '../tokens'
import styles from './temporary-screen.module.css'

const temporaryRequest = apiRequest<TemporarySession>('/api/session/temporary')

/** In place of every page while one is logged in by the link of an assessment (spec §4). */
export function Screen() {
  const t = useText()
  const language = useLanguage()
  const store = useService(sessionStore)
  const { go } = useService(navigation)
  const { show } = useService(toasts)
  const [isBusy, setBusy] = useState(false)
  const assessment = useData(temporaryRequest)

  function logOut() {
    setBusy(true)
    store.signOut().then(
      () => go('/auth/login'),
      () => {
        setBusy(false)
        show({ tone: 'danger', text: t('ui.serverError') })
      },
    )
  }
  const logout = (size: 'medium' | 'large') => (
    <Button variant={size === 'large' ? 'primary' : 'secondary'} size={size} loading={isBusy} onClick={logOut}>
      <Icon of={LogOut} size={18} />
      {t('session.logout')}
    </Button>
  )
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <Brand />
        {logout('medium')}
      </header>
      <section className={styles.words}>
        <span className={styles.holds} aria-hidden="true">
          <Hold kind="quiz" size={58} />
          <span className={styles.empty} />
          <span className={styles.empty} />
        </span>
        <h1 className={styles.title}>{t('session.temporary.title')}</h1>
        <p className={styles.text}>{t('session.temporary.text')}</p>
        {assessment.isPending && <SkeletonBlock height={74} />}
        {assessment.isError && <Note tone="info">{t('session.temporary.unknown')}</Note>}
        {assessment.data && (
          <Card className={styles.card}>
            <strong>{assessment.data.title}</strong>
            <p>{t('session.temporary.until', { time: formatDateTime(assessment.data.until, language) })}</p>
            <p className={styles.lost}>{t('session.temporary.lost')}</p>
          </Card>
        )}
        {logout('large')}
      </section>
    </div>
  )
}
