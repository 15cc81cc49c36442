import { createContext, useContext, useState } from 'react'

/** Counts the ids that are given within one part of a page: its name begins each of them. */
export interface IdScope {
  readonly name: string
  given: number
}

export const createIdScope = (name: string): IdScope => ({ name, given: 0 })

/** The whole page, where nothing around says which part it is. */
export const IdScopeContext = createContext(createIdScope('o'))

/**
 * An id for what belongs together: a field and its label, a button and what it opens. The server and the browser give the same, though the browser
 * takes parts over in another order than they were drawn in: each of these parts counts for itself, and within one both go from top to bottom.
 */
export function useId(): string {
  const scope = useContext(IdScopeContext)
  const [id] = useState(() => `${scope.name}${scope.given++}`)
  return id
}
