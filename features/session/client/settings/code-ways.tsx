import { Button, useText } from '../../../ui/kit'
import styles from './settings.module.css'

interface CodeWaysProps {
  readonly isBusy: boolean
  readonly onAgain: () => void
  /** Back to the address, as it was typed. */
  readonly onOther: () => void
}

/** For whom no code comes: the mail may be lost, or the address mistyped. */
export function CodeWays({ isBusy, onAgain, onOther }: CodeWaysProps) {
  const t = useText()
  return (
    <div className={styles.buttons}>
      <Button size="small" variant="quiet" loading={isBusy} onClick={onAgain}>
        {t('session.code.again')}
      </Button>
      <Button size="small" variant="quiet" loading={isBusy} onClick={onOther}>
        {t('session.code.otherAddress')}
      </Button>
    </div>
  )
}
