import { token } from '../../../kernel/index'
import type { Gate } from './gate'

export const gate = token<Gate>('listings.gate')
