import { readQuery } from '../catalogue/query-text'
import { type Speech, type Wanted, type Way, wantedOf } from '../catalogue/wanted'

/** The words that listings are made of are known in memory alone: here nothing sounds like another, and nothing is guessed. */
const plain: Speech = { sameStem: () => [], sameSound: () => [] }

/** What a text asks for; `query` is undefined where it asks for nothing. */
export interface AskedText {
  readonly wanted: readonly Wanted[]
  /** As PostgreSQL reads a tsquery. */
  readonly query: string | undefined
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, ' ')}'`

function wayOf({ text, isBeginning }: Way): string {
  const words = text.split(' ').map(quoted)
  return `(${words.join(' <-> ')}${isBeginning ? ':*' : ''})`
}

function termOf({ ways, isExcluded }: Wanted): string {
  const said = `(${ways.map(wayOf).join(' | ')})`
  return isExcluded ? `!${said}` : said
}

export function askedTextOf(text: string | undefined): AskedText {
  const wanted = wantedOf(readQuery(text ?? ''), plain)
  return { wanted, query: wanted.length === 0 ? undefined : wanted.map(termOf).join(' & ') }
}
