/** What the stage calls the login dialog over a page whose session ended. */
export const SIGN_IN_AGAIN = 'session.sign-in-again'
