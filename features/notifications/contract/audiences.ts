import { point } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'
import type { Said } from './templates'

/** Who has an eye on an opportunity, or a part in it: they are reminded of its deadline. */
export interface Followers {
  readonly id: string
  /** At most `limit` people after this id, in the order of ids. */
  of(tx: Tx, opportunityId: number, after: number, limit: number): Promise<readonly number[]>
  /** Those of these opportunities that anybody follows. */
  among(tx: Tx, opportunityIds: readonly number[]): Promise<readonly number[]>
}

export const followers = point<Followers>('notifications.followers', { key: (each) => each.id })

/** Something that people can be chosen by when a message goes to many: their role, their city. */
export interface Audience {
  /** A word: `city`. */
  readonly id: string
  readonly label: Said
  /** What can be chosen; left out where anything can be typed. */
  readonly choices?: readonly { readonly value: string; readonly label: Said }[]
  /** Who of these people is one of these values. */
  among(personIds: readonly number[], values: readonly string[]): Promise<ReadonlySet<number>>
}

export const audiences = point<Audience>('notifications.audiences', { key: (each) => each.id })
