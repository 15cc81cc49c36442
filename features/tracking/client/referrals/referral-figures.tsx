import { formatNumber, useLanguage, useText } from '../../../ui/kit'
import { referralStates } from '../../contract/referrals'
import type { ReferralCounts, ReferralDay } from '../../contract/wire-referrals'
import { Figures } from '../numbers/figures'

interface ReferralFiguresProps {
  readonly days: readonly ReferralDay[]
  readonly counts: ReferralCounts
}

/** Links opened in these days, and all referrals by where they stand. */
export function ReferralFigures({ days, counts }: ReferralFiguresProps) {
  const t = useText()
  const language = useLanguage()
  const opened = days.reduce((sum, each) => sum + each.opened, 0)
  return (
    <Figures
      figures={[
        {
          id: 'opened',
          label: t('tracking.referrals.opened'),
          value: formatNumber(opened, language),
          small: t('tracking.numbers.days', { count: days.length }),
        },
        ...referralStates.map((state) => ({
          id: state,
          label: t(`tracking.referrals.state.${state}`),
          value: formatNumber(counts[state], language),
        })),
      ]}
    />
  )
}
