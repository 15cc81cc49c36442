import { cutTo } from '../../web/contract'

const MOST = 120

/** No signs that file systems and headers have no room for, nor any that are not seen: but those that join letters, as Hindi needs them. */
const UNFIT = /(?![\u200c\u200d])[\p{C}"*:<>?|]/gu

/** A file's name without a path, cut between letters. */
export function tidyName(name: string): string {
  const tidy = (name.split(/[\\/]/).at(-1) ?? '').replace(UNFIT, ' ').replace(/\s+/g, ' ').trim()
  return cutTo(tidy, MOST).trim() || 'document'
}
