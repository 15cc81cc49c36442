/** pending: joined, and has not done what counts yet; earned: has; refused: never counted; taken-back: counts no more. */
export const referralStates = ['pending', 'earned', 'refused', 'taken-back'] as const
export type ReferralState = (typeof referralStates)[number]

/**
 * Why one counts for nothing. same-person: both accounts have one mailbox; same-browser: one browser; ring: who invited was brought by the invited;
 * late: not all of it was done in time; merged, gone: the account ended; staff: taken back by hand.
 */
export type ReferralReason = 'same-person' | 'same-browser' | 'ring' | 'late' | 'merged' | 'gone' | 'staff'

/** Reasons by which something was taken for cheating: a person looks at it once more where its inviter asks. */
export const appealable: readonly ReferralReason[] = ['same-person', 'same-browser', 'ring']

export const appealStates = ['open', 'accepted', 'declined'] as const
export type AppealState = (typeof appealStates)[number]
/** Letters of an appeal, and of the answer to it. */
export const APPEAL_LENGTH = { least: 3, most: 1000 }

/** No vowels, so that no code is a word; nothing that is misread. */
export const CODE_LETTERS = 'bcdfghjkmnpqrstvwxyz23456789'
export const CODE_LENGTH = 8
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

export const isCode = (text: string): boolean => CODE.test(text)

/** So long a link that was opened counts, and so long whoever joined may take to do what counts. */
export const REFERRAL_DAYS = 90
/** An account older than this did not come by a link that is told of only now. */
export const JOIN_HOURS = 24

/** What rules of gamification can begin with. */
export const REFERRAL_EARNED = 'tracking.referral-earned'
/** Sees all referrals and takes them back. */
export const MANAGE_REFERRALS = 'tracking.manage-referrals'

/** What is worth a look. burst: many in one day; refused: several refused; browser: several accounts of one browser. */
export type ClusterKind = 'burst' | 'refused' | 'browser'
