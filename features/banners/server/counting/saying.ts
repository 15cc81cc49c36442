import type { Counted } from '../../contract/wire'

/** Both levels of the answer, as spec §7 has them. */
export const saying = (status: boolean, message: string): Counted => ({ status, message, data: { status, message } })
