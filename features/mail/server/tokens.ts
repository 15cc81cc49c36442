import { token } from '../../../kernel/index'
import type { NoteBounce } from './bounces'

export const noteBounce = token<NoteBounce>('mail.note-bounce')
