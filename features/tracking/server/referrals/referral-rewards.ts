import type { Tx } from '../../../data/contract'
import type { Awards, Trigger } from '../../../gamification/contract'
import { REFERRAL_EARNED } from '../../contract/referrals'

export const referralTrigger: Trigger = {
  id: REFERRAL_EARNED,
  label: { en: 'Somebody whom they invited takes part', hi: 'उनका बुलाया कोई व्यक्ति भाग लेता है' },
}

const MINE = '/user/my-referrals'

interface Rewarded {
  readonly id: number
  readonly referrerId: number
}

/** Points and coins for a referral that is earned, by the rules that are on; none where gamification is switched off. */
export interface ReferralRewards {
  /** `version` tells one earning from another after it was taken back. */
  give(tx: Tx, referral: Rewarded, version: number, at: Date): Promise<void>
  takeBack(tx: Tx, referral: Rewarded, at: Date): Promise<void>
}

export function createReferralRewards(awards: () => Awards | undefined): ReferralRewards {
  // The subject names the referral and not who joined: it stays when that account is erased.
  const deed = ({ id, referrerId: personId }: Rewarded) => ({
    trigger: REFERRAL_EARNED,
    personId,
    subject: `referral:${id}`,
  })
  return {
    async give(tx, referral, version, at) {
      const eventId = `${deed(referral).subject}:${version}`
      await awards()?.happened(tx, { ...deed(referral), eventId, at, title: '', path: MINE })
    },
    takeBack: async (tx, referral, at) => awards()?.undone(tx, deed(referral), at),
  }
}
