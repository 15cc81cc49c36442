import { Minus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, Card, formatDateTime, Icon, useLanguage, useText } from '../../ui/kit'
import styles from './data-page.module.css'
import { EraseDialog } from './erase-dialog'
import { useKeepAccount } from './use-keep-account'

const GOES = ['profile', 'registrations', 'sessions'] as const

interface ErasureCardProps {
  readonly dueAt: string | null
  readonly waitsForAdmin: boolean
}

/** The way out: what goes, what stays without a name, and two weeks to think again. */
export function ErasureCard({ dueAt, waitsForAdmin }: ErasureCardProps) {
  const t = useText()
  const language = useLanguage()
  const { keep, isKeeping } = useKeepAccount()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" danger className={styles.card} aria-labelledby="erase">
      <div>
        <h2 id="erase" className={styles.title}>
          {t('privacy.erase')}
        </h2>
        <p className={styles.text}>
          {dueAt
            ? t(waitsForAdmin ? 'privacy.erase.waits' : 'privacy.erase.due', { at: formatDateTime(dueAt, language) })
            : t('privacy.erase.says')}
        </p>
      </div>
      <ul className={styles.list}>
        {GOES.map((each) => (
          <li key={each}>
            <Icon of={X} size={16} className={styles.gone} />
            {t(`privacy.erase.goes.${each}`)}
          </li>
        ))}
        <li>
          <Icon of={Minus} size={16} />
          {t('privacy.erase.stays')}
        </li>
      </ul>
      <div>
        {dueAt ? (
          <Button variant="primary" loading={isKeeping} onClick={() => void keep()}>
            {t('privacy.erase.keep')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('privacy.erase')}
          </Button>
        )}
      </div>
      {isAsking ? <EraseDialog onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}
