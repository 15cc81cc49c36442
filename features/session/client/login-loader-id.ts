/** What the stage calls the loader. */
export const LOGIN_LOADER = 'session.logging-in'
