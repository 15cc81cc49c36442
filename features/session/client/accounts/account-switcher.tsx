import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, useText } from '../../../ui/kit'
import { apiRequest } from '../../../web/contract'
import { useData } from '../../../web/kit'
import type { SwitchableAccounts } from '../../contract/wire'
import { SwitchDialog } from './switch-dialog'

const accountsRequest = apiRequest<SwitchableAccounts>('/api/session/accounts')

/** In the profile panel, for whoever has several accounts (spec §2.2, §6). */
export function Part() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const accounts = useData(accountsRequest).data
  if (!accounts || accounts.accounts.length < 2) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={ArrowLeftRight} size={16} />
        {t('session.switch')}
      </Button>
      {isOpen ? <SwitchDialog accounts={accounts} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
