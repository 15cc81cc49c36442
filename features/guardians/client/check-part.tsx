import type { CheckPartProps } from '../../registrations/contract'
import { useText } from '../../ui/kit'
import styles from './guardians.module.css'
import { Stopped } from './stopped'

/** In the registration form, before it is sent: what is written there is kept meanwhile. */
export function Part({ opportunityId }: CheckPartProps) {
  const t = useText()
  return (
    <div className={styles.inForm}>
      <Stopped back={`/registration/${opportunityId}`} says={t('guardians.kept')} />
    </div>
  )
}
