import type { RequestInfo } from '../../web/contract'

/** Whether the visitor allowed to be recognised (spec §3, §4): without it nothing is kept that tells one browser from another. */
export const maySay = ({ cookies }: Pick<RequestInfo, 'cookies'>): boolean => cookies['allowedCookie'] === '1'
