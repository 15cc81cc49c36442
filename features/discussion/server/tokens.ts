import { token } from '../../../kernel/index'
import type { News } from './live-topic'
import type { Telling } from './telling'

export const telling = token<Telling>('discussion.telling')
export const news = token<News>('discussion.news')
