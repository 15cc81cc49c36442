/** The pop-up's name on the stage. */
export const BADGE = 'gamification.badge'
/** What the current user's news calls badges that wait to be shown. */
export const BADGE_NEWS = 'gamification.badges'
