/** Who makes rules and badges. */
export const MANAGE = 'gamification.manage'
