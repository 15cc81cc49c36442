import { useText, Written } from '../../../ui/kit'
import type { Registrant } from '../../contract/wire'
import { StateBadge } from '../state-badge'
import styles from './registrants-page.module.css'

interface StandingProps extends Pick<Registrant, 'state' | 'why'> {
  readonly kind: string
}

/** Whether they are in; of who withdrew and said why, that too. */
export function Standing({ state, why, kind }: StandingProps) {
  const t = useText()
  return (
    <span>
      <StateBadge state={state} kind={kind} />
      {why ? (
        <small className={styles.none}>
          {t('registrations.of.why')} <Written text={why} />
        </small>
      ) : null}
    </span>
  )
}
