/** Reads what people wrote to the team, and says what became of it. */
export const READ_LETTERS = 'content.read-letters'
/** Reads who takes the newsletter: one person, by a setting (spec §6). */
export const READ_SUBSCRIBERS = 'content.read-subscribers'
