import { useState } from 'react'
import { Button, useText } from '../../../ui/kit'
import type { PersonRights } from '../../contract/wire-rights'
import { DisableDialog } from './disable-dialog'
import styles from './roles-page.module.css'
import { useEnable } from './use-enable'
import { useMay } from './use-may'

type ActedFor = PersonRights['actsFor'][number]

/** The accounts that this person switches to, each to be disabled and opened again; nothing where there are none. */
export function ActsForSection({ accounts }: { readonly accounts: readonly ActedFor[] }) {
  const t = useText()
  if (accounts.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="acts-for">
      <h3 id="acts-for" className={styles.subtitle}>
        {t('session.roles.actsFor')}
      </h3>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <Account key={account.id} account={account} />
        ))}
      </ul>
    </section>
  )
}

function Account({ account: { id, name, isActive, reason } }: { readonly account: ActedFor }) {
  const t = useText()
  const may = useMay()('session.disable')
  const [isOpen, setOpen] = useState(false)
  const path = `/api/session/accounts/${id}`
  const { enable, tellDone, isBusy } = useEnable(`${path}/enable`, name)
  return (
    <li className={styles.line}>
      <span>
        {name}{' '}
        {isActive ? null : (
          <span className={styles.note}>
            {reason ? t('session.switch.because', { reason }) : t('session.switch.disabled')}
          </span>
        )}
      </span>
      {may && isActive ? (
        <Button size="small" aria-label={t('session.disable.title', { name })} onClick={() => setOpen(true)}>
          {t('session.disable.open')}
        </Button>
      ) : null}
      {may && !isActive ? (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t('session.disable.enableTitle', { name })}
          onClick={() => void enable()}
        >
          {t('session.disable.enable')}
        </Button>
      ) : null}
      {isOpen ? (
        <DisableDialog
          path={`${path}/disable`}
          name={name}
          text={t('session.disable.actsForText', { name })}
          onDone={() => {
            setOpen(false)
            tellDone()
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </li>
  )
}
