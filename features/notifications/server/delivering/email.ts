/** Mail, as preferences call it. */
export const EMAIL = 'email'
