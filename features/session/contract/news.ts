import { point } from '../../../kernel/declare'
import type { Person } from './person'

/**
 * Something that a person must be told on every page: asked with the current user, so that the page asks for the thing itself only when
 * there is one. It costs each page a question: one that an index answers.
 */
export interface News {
  /** What `hasNews` is asked for in the browser. */
  readonly id: string
  isThere(person: Pick<Person, 'id' | 'sessionId'>): Promise<boolean>
}

export const news = point<News>('session.news', { key: (each) => each.id })
