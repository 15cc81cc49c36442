import { token } from '../../../kernel/declare'
import type { ViewCounter } from './views/view-counter'

export const viewCounter = token<ViewCounter>('tracking.view-counter')
