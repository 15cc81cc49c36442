import { Copy, Download, LifeBuoy, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass, Checkbox, Dialog, Icon, useCopy, useText } from '../../../ui/kit'
import { RecoverySheet } from './recovery-sheet'
import styles from './settings.module.css'

interface RecoveryDialogProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown once: it closes when its owner says that they are kept. */
export function RecoveryDialog({ codes, onDone }: RecoveryDialogProps) {
  const t = useText()
  const copy = useCopy()
  const [isKept, setKept] = useState(false)
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <Dialog
      open
      onClose={onDone}
      dismissable={false}
      icon={LifeBuoy}
      title={t('session.recovery.keep')}
      text={t('session.recovery.keepText')}
      footer={
        <Button variant="primary" disabledReason={isKept ? undefined : t('session.recovery.first')} onClick={onDone}>
          {t('session.recovery.done')}
        </Button>
      }
    >
      <div className={styles.form}>
        <ul className={styles.codes} aria-label={t('session.recovery.codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <a className={buttonClass({ size: 'small' })} href={file} download="foothold-recovery-codes.txt">
            <Icon of={Download} size={16} />
            {t('session.recovery.save')}
          </a>
          <Button size="small" onClick={() => print()}>
            <Icon of={Printer} size={16} />
            {t('session.recovery.print')}
          </Button>
          <Button
            size="small"
            onClick={() =>
              void copy(codes.join('\n'), { done: t('session.recovery.copied'), byHand: t('session.copy.byHand') })
            }
          >
            <Icon of={Copy} size={16} />
            {t('session.copy')}
          </Button>
        </div>
        <RecoverySheet codes={codes} />
        <Checkbox
          label={t('session.recovery.kept')}
          checked={isKept}
          onChange={({ currentTarget }) => setKept(currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
