import { options, type VNode } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import type { ReactElement } from 'react'

// A fault stays within its boundary on the server, too: a setting of its drawing that its types do not know.
Object.assign(options, { errorBoundaries: true })

/**
 * The HTML of a page. What waits for its code, at the first drawing since the start, is waited for, and a boundary above it hears no longer of its
 * faults: then all is drawn once more, with everything here.
 */
export async function drawHtml(page: ReactElement): Promise<string> {
  const draw = async () => renderToStringAsync(page as VNode)
  return draw().catch(draw)
}
