/** What the stage calls the invitation to log in. */
export const LOGIN_PROMPT = 'session.login-prompt'
