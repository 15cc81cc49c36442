/** Most values that one rule names. */
export const MOST_VALUES = 500

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

export const isAddress = (text: string): boolean => ADDRESS.test(text)

/** The addresses in a text as mail programs copy them: `Asha Rao <asha@example.in>, "ravi@example.in".` */
export function addressesIn(text: string): readonly string[] {
  return text
    .split(/[\s,;<>()[\]"']+/)
    .map((each) => each.replace(/^mailto:/i, '').replace(/[.:]+$/, ''))
    .filter(isAddress)
}
