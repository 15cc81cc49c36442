import { Card, useText } from '../../../ui/kit'
import type { ReferralDay } from '../../contract/wire-referrals'
import { DayColumns } from '../numbers/day-columns'
import numbers from '../numbers/numbers.module.css'

/** How many joined, by day; with links opened and referrals that earned. */
export function ReferralDays({ days }: { readonly days: readonly ReferralDay[] }) {
  const t = useText()
  return (
    <Card as="section" className={numbers.section} aria-labelledby="by-day">
      <h2 id="by-day">{t('tracking.referrals.joinedByDay')}</h2>
      <DayColumns
        days={days}
        shows="joined"
        none={t('tracking.referrals.noneJoined')}
        columns={[
          { id: 'opened', head: t('tracking.referrals.opened'), of: ({ opened }) => opened },
          { id: 'joined', head: t('tracking.referrals.joinedHead'), of: ({ joined }) => joined },
          { id: 'earned', head: t('tracking.referrals.state.earned'), of: ({ earned }) => earned },
        ]}
      />
    </Card>
  )
}
