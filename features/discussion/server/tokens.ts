import { token } from '../../../kernel/index'
import type { SayParts } from './say'
import type { Telling } from './telling'

export const telling = token<Telling>('discussion.telling')
export const saying = token<SayParts>('discussion.saying')
