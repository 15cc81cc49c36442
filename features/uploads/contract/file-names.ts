import { cutTo } from '../../web/contract'

const MOST = 120
const ENDING = /\.[a-z0-9]{1,5}$/i

/** No signs that file systems and headers have no room for, nor any that are not seen: but those that join letters, as Hindi needs them. */
const UNFIT = /(?![\u200c\u200d])[\p{C}"*:<>?|]/gu

/** A file's name without a path, cut between letters. */
export function tidyFileName(name: string): string {
  const tidy = (name.split(/[\\/]/).at(-1) ?? '').replace(UNFIT, ' ').replace(/\s+/g, ' ').trim()
  return cutTo(tidy, MOST).trim() || 'document'
}

/** The name with the ending of what the file is, whatever it was called. */
export function namedAs(name: string, ending: string): string {
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name.replace(ENDING, '').trim()}.${ending}`
}

/** Headers of a file that a browser saves and never draws as a part of this site; its name in words that every browser reads, and whole (RFC 6266). */
export function attachmentHeaders({ name, mime }: { readonly name: string; readonly mime: string }) {
  const plain = name.normalize('NFKD').replace(/[^\w. -]/g, '_')
  const coded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return {
    'content-type': mime,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${coded}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
}
