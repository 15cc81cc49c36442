import { gamificationErrors } from '../contract'

/** Of two admins who change the same rule or badge, the later one is told. */
export const changedMeanwhile = (name: string) =>
  gamificationErrors.changed(`“${name}” was changed in another place. Look at what stands there now, then do it again.`)
