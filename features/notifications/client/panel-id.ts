/** The bell's panel, as the shell opens it. */
export const PANEL = 'notifications.bell'
