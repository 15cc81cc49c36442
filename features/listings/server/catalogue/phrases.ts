/** Stands in a text where a field ends; words are numbered from 1 there. */
export const FIELD_ENDS = 0

/** The first field in which these words follow each other. */
export function fieldOfPhrase(text: readonly number[], phrase: readonly number[]): number | undefined {
  let field = 0
  for (const [at, code] of text.entries()) {
    if (code === FIELD_ENDS) field += 1
    else if (phrase.every((each, step) => text[at + step] === each + 1)) return field
  }
  return undefined
}
