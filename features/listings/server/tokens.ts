import { token } from '../../../kernel/index'
import type { Filing } from './filed/filing'
import type { Gate } from './gate'

export const gate = token<Gate>('listings.gate')
export const filing = token<Filing>('listings.filing')
