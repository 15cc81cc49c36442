import { Power } from 'lucide-react'
import { Button, Dialog, Note, useText } from '../../../ui/kit'
import type { Proposal } from '../../contract/wire-proposals'
import { AtStake } from '../at-stake'
import styles from '../at-stake.module.css'
import { useModuleName } from '../use-module-name'
import { useSettle } from './use-settle'

interface ApproveDialogProps {
  readonly proposal: Proposal
  /** What is on and would stop with it. */
  readonly along: readonly string[]
  readonly onClose: () => void
}

/** The second of two reads what the first has read, and why. */
export function ApproveDialog({ proposal: { id, feature, who, why }, along, onClose }: ApproveDialogProps) {
  const t = useText()
  const nameOf = useModuleName()
  const name = nameOf(feature)
  const { isBusy, problem, approve } = useSettle()

  async function act() {
    if (await approve(id, t('modules.switchedOff', { name }))) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      icon={Power}
      tone="warning"
      title={t('modules.turnOff', { name })}
      text={t('modules.proposal.approveText', { who: who || t('modules.commandLine'), why })}
      footer={
        <>
          <Button onClick={onClose}>{t('modules.keep')}</Button>
          <Button variant="danger" loading={isBusy} onClick={() => void act()}>
            {t('modules.proposal.approveAct')}
          </Button>
        </>
      }
    >
      <div className={styles.notes}>
        {along.length > 0 && (
          <Note tone="warning">{t('modules.alsoStops', { names: along.map(nameOf).join(', ') })}</Note>
        )}
        <AtStake feature={feature} />
        {problem && (
          <Note tone="danger" live>
            {problem}
          </Note>
        )}
      </div>
    </Dialog>
  )
}
