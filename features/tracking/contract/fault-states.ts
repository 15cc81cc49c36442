/** open: to be looked at; resolved: mended, opens again when it comes back; ignored: for the reason that was given. */
export const faultStates = ['open', 'resolved', 'ignored'] as const
export type FaultState = (typeof faultStates)[number]
