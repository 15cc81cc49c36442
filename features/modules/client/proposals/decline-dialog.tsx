import { type FormEvent, useState } from 'react'
import { useId } from '../../../web/kit'
import { Button, Dialog, useText } from '../../../ui/kit'
import type { Proposal } from '../../contract/wire-proposals'
import { ReasonField, saysEnough } from '../reason-field'
import { useModuleName } from '../use-module-name'
import { useSettle } from './use-settle'

interface DeclineDialogProps {
  readonly proposal: Proposal
  readonly onClose: () => void
}

/** Whoever proposed it reads why it stays on. */
export function DeclineDialog({ proposal: { id, feature }, onClose }: DeclineDialogProps) {
  const t = useText()
  const name = useModuleName()(feature)
  const form = useId()
  const [why, setWhy] = useState('')
  const { isBusy, problem, decline } = useSettle()

  async function act(event: FormEvent) {
    event.preventDefault()
    if (saysEnough(why) && (await decline(id, why.trim(), t('modules.proposal.stays', { name })))) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('modules.proposal.declineOf', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('modules.proposal.later')}</Button>
          <Button variant="primary" loading={isBusy} type="submit" form={form} disabled={!saysEnough(why)}>
            {t('modules.proposal.decline')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void act(event)}>
        <ReasonField value={why} hint={t('modules.proposal.whyHint')} error={problem} onChange={setWhy} />
      </form>
    </Dialog>
  )
}
