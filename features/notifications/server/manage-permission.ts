/** Messages to many, and what could not be sent: admins alone (spec §6). */
export const MANAGE = 'notifications.manage'
