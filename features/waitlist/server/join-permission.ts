/** Whoever may register may wait. */
export const JOIN = 'waitlist.join'
