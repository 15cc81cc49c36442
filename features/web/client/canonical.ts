/** Each language of a page is a page of its own to search engines: the other one is told apart by `lang`. */
export function canonicalIn(language: 'en' | 'hi', canonical: string): string {
  return language === 'en' ? canonical : `${canonical}${canonical.includes('?') ? '&' : '?'}lang=hn`
}
