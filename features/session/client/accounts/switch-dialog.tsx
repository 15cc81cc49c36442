import { Check, Lock } from 'lucide-react'
import { classNames, Dialog, Icon, OrgLogo, useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { httpClient } from '../../../web/contract'
import { saidBy, useService } from '../../../web/kit'
import type { SwitchableAccounts } from '../../contract/wire'
import { sessionStore } from '../tokens'
import styles from './switch-dialog.module.css'

/** Where a switch leads, with a new document: everything on the page was another account's (spec §4). */
const AFTER = '/manage/user/competition-listings/all/approved'

type Account = SwitchableAccounts['accounts'][number]

interface SwitchDialogProps {
  readonly accounts: SwitchableAccounts
  readonly onClose: () => void
}

export function SwitchDialog({ accounts: { accounts, chosen }, onClose }: SwitchDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const { reloadOthers } = useService(sessionStore)

  async function choose({ id, active }: Account) {
    if (active === 0) return show({ tone: 'danger', text: t('session.switch.refused') })
    try {
      await http.post('/api/session/accounts/switch', { id })
      reloadOthers()
      location.assign(AFTER)
    } catch (error) {
      show({ tone: 'danger', text: saidBy(error, t('ui.serverError')) })
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('session.switch')} width={360}>
      <ul className={styles.list}>
        {accounts.map((each) => (
          <li key={each.id}>
            {/* A disabled one stays in the order of focus, so that its reason can be read (spec §2.2). */}
            <button
              type="button"
              className={classNames(styles.account, each.active === 0 && styles.off)}
              aria-disabled={each.active === 0}
              aria-current={each.id === chosen}
              onClick={() => void choose(each)}
            >
              <OrgLogo name={each.account_name} size={40} off={each.active === 0} />
              <span className={styles.words}>
                <span>{each.account_name}</span>
                <span className={styles.note}>
                  {each.active === 1
                    ? t(`session.switch.${each.type}`)
                    : each.reason
                      ? t('session.switch.because', { reason: each.reason })
                      : t('session.switch.disabled')}
                </span>
              </span>
              {each.active === 0 ? <Icon of={Lock} size={16} /> : each.id === chosen ? <Icon of={Check} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
