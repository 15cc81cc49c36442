/** Where to go after signing in: a path of this site and nothing else. Anything doubtful leads to `/`. */
export function safeReturnUrl(wanted: string | undefined): string {
  if (!wanted || wanted.length > 2000) return '/'
  // Browsers drop tabs and line breaks and read "\" as "/": what is left must still be a path.
  if (/[\u0000-\u001f\u007f\\]/.test(wanted)) return '/'
  let url: URL
  try {
    url = new URL(wanted, 'http://here.invalid')
  } catch {
    return '/'
  }
  if (url.origin !== 'http://here.invalid' || !wanted.startsWith('/')) return '/'
  // "/..//elsewhere" becomes "//elsewhere", which browsers read as another site.
  if (wanted.startsWith('//') || url.pathname.startsWith('//')) return '/'
  // Back to signing in would be a circle.
  if (/^\/auth(\/|$)/i.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
