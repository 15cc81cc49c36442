import { point, type Subject } from '../../../kernel/declare'

/** A list as its filters have it in an address: `{ type: ['internship'], category: ['data'], city: ['Pune'] }`. */
export type WishedFor = Readonly<Record<string, readonly string[]>>

/** What somebody said that they look for; the start page shows it to them, and lists stay as they are for everybody. */
export interface Wish {
  readonly id: string
  /** Of whoever asks, what they care for most first; nothing where they never said. Whatever is in one of these lists is wished for. */
  of(subject: Subject): Promise<readonly WishedFor[]>
  /** The page where it is said anew. */
  readonly changeAt: string
}

export const wishes = point<Wish>('listings.wishes', { key: (each) => each.id })
