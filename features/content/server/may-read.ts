/** Reads what people wrote to the team, and says what became of it. */
export const READ_LETTERS = 'content.read-letters'
