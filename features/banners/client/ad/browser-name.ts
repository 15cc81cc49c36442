import type { ConsentChoice } from '../../../tracking/contract'
import { BROWSER_HEADER } from '../../contract'
import { readStored, store } from '../../../web/kit'

const KEY = 'foothold.ad-browser'
const UUID = /^[0-9a-f-]{36}$/

/** Forgotten with this page. */
let nameless: string | undefined

/** A random name: one that stays where the visitor allowed to be recognised, another one with each page load where not. */
export function browserName(choice: ConsentChoice | undefined): string {
  if (choice !== 'all') return (nameless ??= crypto.randomUUID())
  const known = readStored(KEY)
  if (typeof known === 'string' && UUID.test(known)) return known
  const made = crypto.randomUUID()
  store(KEY, made)
  return made
}

/** What tells the server who looks, where that was allowed; where it was taken back, the name goes. */
export function nameHeader(choice: ConsentChoice | undefined): Readonly<Record<string, string>> {
  if (choice === 'all') return { [BROWSER_HEADER]: browserName(choice) }
  if (readStored(KEY) !== undefined) store(KEY, undefined)
  return {}
}
