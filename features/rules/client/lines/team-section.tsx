import type { DetailProps } from '../../../listings/contract'
import { useData } from '../../../web/kit'
import { rulesRequest } from '../requests'
import styles from './rule-lines.module.css'
import { TeamPart } from './team-lines'

/** What teams must be. It stands with the rules for each person, which say so when they cannot be read. */
export function Section({ opportunityId }: DetailProps) {
  const { data } = useData(rulesRequest(opportunityId))
  if (data?.team.mostMembers === undefined) return null
  return (
    <div id="team" className={styles.who}>
      <TeamPart team={data.team} />
    </div>
  )
}
