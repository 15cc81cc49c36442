import type { PostRow } from '../tables'

export type News = Pick<PostRow, 'id' | 'text' | 'at' | 'sender'>

export const NEWS_TEMPLATE = 'discussion.updated'

/** The event of somebody's words, as `notifications` knows them. */
export const eventOf = (postId: number) => `discussion:${postId}`
