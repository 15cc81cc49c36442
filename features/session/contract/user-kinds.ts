/** What somebody says they are here for (spec §3, `user_type`), as stored and sent. It gives no right. */
export const userKinds = ['college', 'professional', 'organizer', 'mentor', 'placement-cell'] as const
export type UserKind = (typeof userKinds)[number]
