import type { Chrome } from '../contract'
import type { ShownPage } from './use-shown-page'

/** Whatever stands in the bars' place is the page's own: they all step aside. */
const alone = { header: false, focused: true } as const

/** What surrounds what is shown; a page that is shown zoomed has the whole window. */
export function chromeOf(shown: ShownPage): Chrome | undefined {
  if (!('page' in shown)) {
    const chrome = shown.instead.kind === 'guarded' ? shown.instead.chrome : undefined
    return chrome?.header === 'title' ? { ...chrome, ...alone } : chrome
  }
  const { match, at } = shown.page
  const { chrome } = match.page
  if (chrome?.zoom && at.query['zoom']) return { ...chrome, ...alone, footer: false, loginPrompt: false }
  return chrome?.header === 'title' ? { ...chrome, ...alone } : chrome
}
