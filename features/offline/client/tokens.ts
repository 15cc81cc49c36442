import { token } from '../../../kernel/index'
import type { SiteUpdate } from './site-update'

/** Whether a new version waits, shared by what finds it and the banner that offers it. */
export const siteUpdate = token<SiteUpdate>('offline.site-update')
