import { Button, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { AnyReferral } from '../../contract/wire-referrals-admin'
import { ReferralRow } from './referral-row'
import { dashboardPath } from './requests'

interface AnyRowProps {
  readonly referral: AnyReferral
  readonly onTakeBack: (who: { readonly id: number; readonly name: string }) => void
}

/** A referral as admins see it: who joined, through whom, and the way to take it back. */
export function AnyRow({ referral, onTakeBack }: AnyRowProps) {
  const t = useText()
  const { id, state, person, referrer, code } = referral
  const name = person?.name || t('tracking.referrals.gone')
  const mayTakeBack = state === 'pending' || state === 'earned'
  return (
    <ReferralRow
      referral={referral}
      seed={String(id)}
      avatar={null}
      title={name}
      heading="h3"
      line={
        <>
          {t('tracking.referrals.through')}{' '}
          {code ? <Link href={dashboardPath(code)}>{referrer.name || code}</Link> : referrer.name}
        </>
      }
    >
      {mayTakeBack ? (
        <Button
          size="small"
          aria-label={t('tracking.referrals.takeBackOf', { name })}
          onClick={() => onTakeBack({ id, name })}
        >
          {t('tracking.referrals.takeBack')}
        </Button>
      ) : null}
    </ReferralRow>
  )
}
