/** Reads what was held and reported, and decides what stays. */
export const MODERATE = 'discussion.moderate'
