import { NavTabs, useText } from '../../../ui/kit'
import type { PageAt } from '../../../web/contract'
import { type ReferralState, referralStates } from '../../contract/referrals'
import type { ReferralCounts } from '../../contract/wire-referrals'

export const stateOf = ({ query }: PageAt): ReferralState | undefined =>
  referralStates.find((each) => each === query['state'])

interface StateFilterProps {
  readonly path: string
  readonly current: ReferralState | undefined
  readonly counts: ReferralCounts
}

/** All referrals, or those in one state, with how many there are. */
export function StateFilter({ path, current, counts }: StateFilterProps) {
  const t = useText()
  const all = referralStates.reduce((sum, state) => sum + counts[state], 0)
  return (
    <NavTabs
      label={t('tracking.referrals.states')}
      current={current ?? 'all'}
      tabs={[
        { id: 'all', label: t('tracking.referrals.all'), count: all, href: path },
        ...referralStates.map((state) => ({
          id: state,
          label: t(`tracking.referrals.state.${state}`),
          count: counts[state],
          href: `${path}?state=${state}`,
        })),
      ]}
    />
  )
}
