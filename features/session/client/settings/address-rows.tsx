import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { confirm } from '../../../ui/contract'
import { Button, formatDate, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { session } from '../../contract'
import type { Address } from '../../contract/wire-addresses'
import { ADDRESSES, AddressDialog } from './address-dialog'
import { SettingRow } from './settings-card'
import { useChange } from './use-change'

interface AddressRowsProps {
  readonly addresses: readonly Address[]
  /** An account that has not proved its first address adds none. */
  readonly canAdd: boolean
}

/** The addresses beside the main one: each logs in too. */
export function AddressRows({ addresses, canAdd }: AddressRowsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {addresses.map((each) => (
        <AddressRow key={each.id} address={each} />
      ))}
      <SettingRow
        icon={MailPlus}
        title={t('session.address.title')}
        text={t(canAdd ? 'session.address.text' : 'session.address.notYet')}
        control={
          canAdd ? (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('session.address.add')}
            </Button>
          ) : null
        }
      >
        {isOpen ? <AddressDialog onClose={() => setOpen(false)} /> : null}
      </SettingRow>
    </>
  )
}

function AddressRow({ address: { id, email, provedAt } }: { readonly address: Address }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const { ask } = useService(confirm)
  const { refresh } = useService(session)
  const { change, isBusy } = useChange()

  async function makeMain() {
    if (await change(() => http.post(`${ADDRESSES}/${id}/main`), 'session.address.isMain')) await refresh()
  }

  async function remove() {
    const isWanted = await ask({
      type: 'delete',
      text: t('session.address.removeText'),
      custom_data: {
        heading: t('session.address.removeTitle', { email }),
        confirm_button_text: t('session.remove'),
        reject_button_text: t('session.keep'),
      },
    })
    if (isWanted) await change(() => http.delete(`${ADDRESSES}/${id}`), 'session.address.removed')
  }

  return (
    <SettingRow
      icon={MailPlus}
      title={email}
      text={t('session.account.provedOn', { date: formatDate(provedAt, language) })}
      control={
        <>
          <Button
            size="small"
            variant="quiet"
            loading={isBusy}
            aria-label={t('session.address.makeMainOf', { email })}
            onClick={() => void makeMain()}
          >
            {t('session.address.makeMain')}
          </Button>
          <Button size="small" aria-label={t('session.address.removeOf', { email })} onClick={() => void remove()}>
            {t('session.remove')}
          </Button>
        </>
      }
    />
  )
}
