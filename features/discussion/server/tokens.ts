import { token } from '../../../kernel/index'
import type { Telling } from './telling'

export const telling = token<Telling>('discussion.telling')
