import type { DetailProps } from '../../../listings/contract'
import { useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { rulesRequest } from '../requests'
import styles from './rule-lines.module.css'
import { TeamLines } from './team-lines'

/** What teams must be. It stands with the rules for each person, which say so when they cannot be read. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const { data } = useData(rulesRequest(opportunityId))
  if (data?.team.mostMembers === undefined) return null
  return (
    <div id="team" className={styles.who}>
      <p className={styles.sum}>{t('rules.team.text')}</p>
      <TeamLines team={data.team} />
    </div>
  )
}
