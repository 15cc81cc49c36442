import { token } from '../../../kernel/index'
import type { VapidKeys } from './push/vapid'

export const vapid = token<() => Promise<VapidKeys>>('notifications.vapid')
