/** What the house may know of `content`: what visitors write to the team, and where each of it stands. */

/** Why somebody writes: a question or a complaint, or a wish for the product (spec §2.4, "Request a Feature"). */
export const letterKinds = ['contact', 'feature'] as const
export type LetterKind = (typeof letterKinds)[number]

/** new: nobody has looked; planned: it will be; done: answered, or built; declined: read, and not done. */
export const letterStates = ['new', 'planned', 'done', 'declined'] as const
export type LetterState = (typeof letterStates)[number]
