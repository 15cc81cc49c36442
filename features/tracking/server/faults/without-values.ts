/** Words before a quoted one that is a name of the code's own; everything else in quotes may be what somebody typed. */
const NAMES =
  /\b(reading|setting|property|properties of|column|relation|constraint|table|schema|function|method|module|package|feature|template|export|import|named|endpoint)$/i
/** A quote inside a word is an apostrophe. One that is not closed goes on to the end: the message was cut. */
const QUOTED = /(?<!\w)(?:"[^"]*(?:"|$)|'[^']*'|`[^`]*(?:`|$)|“[^”]*(?:”|$)|‘[^’]*’|«[^»]*(?:»|$))(?!\w)/g
/** As PostgreSQL names a row: `Key (email)=(asha@mail.example)`. */
const KEY = /\)=\([^)]*\)/g
const LONG_NUMBER = /\b\d{5,}\b/g

/** A message without what may have been typed or come from a row: quoted texts that are no names of code, keys, long numbers. */
export function withoutValues(message: string): string {
  return message
    .replace(QUOTED, (quoted, at: number) => {
      const before = message.slice(Math.max(0, at - 40), at).trimEnd()
      const isName = NAMES.test(before) && /^[\w$.:/-]{1,60}$/.test(quoted.slice(1, -1))
      return isName ? quoted : '“…”'
    })
    .replace(KEY, ')=(…)')
    .replace(LONG_NUMBER, '…')
}
