export const NUDGE = 'profile.nudge'
