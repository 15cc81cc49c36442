/** Query and fragment of an address, up to the position that a stack puts behind it. */
const QUERY = /((?:https?:\/\/|\/)[^\s"'()<>?#]*)[?#][^\s"'()<>]*?(?=(?::\d+){0,2}(?:[\s"'()<>]|$))/g
const MAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
const LONG_RUN = /[\w-]{20,}(\.(?:js|css|tsx?)\b)?/g
const LONG_NUMBER = /\d{10,}/g

/**
 * A text about an error without what may belong to a person: parameters of addresses, e-mail addresses, and what looks like a token or a
 * phone number. Names of our own files stay, which are long too.
 */
export function scrub(text: string): string {
  return text
    .replace(QUERY, '$1')
    .replace(MAIL, '[e-mail]')
    .replace(LONG_RUN, (run, file?: string) => (!file && /\d/.test(run) && /[a-z]/i.test(run) ? '[token]' : run))
    .replace(LONG_NUMBER, '[number]')
}
