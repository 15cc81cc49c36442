import { token } from '../../../kernel/index'
import type { News } from './live-topic'
import type { MayTell } from './news/may-tell'
import type { SenderOf } from './news/sender'
import type { Telling } from './telling'

export const mayTell = token<MayTell>('discussion.may-tell')
export const news = token<News>('discussion.news')
export const senderOf = token<SenderOf>('discussion.sender-of')
export const telling = token<Telling>('discussion.telling')
