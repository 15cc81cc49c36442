import { Ban, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, useText } from '../../../ui/kit'
import { useKernel } from '../../../web/kit'
import { findUser } from '../../contract'
import type { PersonRights } from '../../contract/wire-rights'
import { DisableDialog } from './disable-dialog'
import { API } from './requests'
import { useEnable } from './use-enable'
import { useMay } from './use-may'

/** Disables an account, or opens it again: the same way back as forth. */
export function DisableAccount({ person }: { readonly person: PersonRights }) {
  const t = useText()
  const own = findUser(useKernel().subject)?.id
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { id, name, email, disabled, isClosed } = person
  const { enable, tellDone, isBusy } = useEnable(`${API}/${id}/enable`, name)
  if (!may('session.disable') || own === id || isClosed) return null

  return disabled ? (
    <Button loading={isBusy} onClick={() => void enable()}>
      <Icon of={LockOpen} size={16} />
      {t('session.disable.enable')}
    </Button>
  ) : (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Ban} size={16} />
        {t('session.disable.open')}
      </Button>
      {isOpen ? (
        <DisableDialog
          path={`${API}/${id}/disable`}
          name={name}
          text={t('session.disable.text', { email })}
          hasEnd
          onDone={() => {
            setOpen(false)
            tellDone()
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
