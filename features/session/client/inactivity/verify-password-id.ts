/** What the stage calls the password dialog. */
export const VERIFY_PASSWORD = 'session.verify-password'
