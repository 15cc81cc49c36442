/** Whether the page stands inside the mobile app: Android says `wv`, on iOS only a browser of its own calls itself Safari. */
export function isWrapped(userAgent: string): boolean {
  if (/; wv\)/.test(userAgent)) return true
  return /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent)
}
