import { useEffect } from 'react'
import { findMember } from '../../../session/contract'
import { useData, useKernel } from '../../../web/kit'
import { idsRequest } from '../requests'
import { useTellLists } from './tell-lists'

const NONE: readonly number[] = []

/**
 * Takes what one hid out of every list of the page. Most lists are the same for everyone, on the server and in caches, and one's own may have been
 * asked for before, so it is done by a style of this page: a row is not drawn, not read out and not reached by the keyboard.
 */
export function useHideRows(): void {
  const isPerson = findMember(useKernel().subject) !== undefined
  const known = useData(idsRequest, { enabled: isPerson })
  const mine = isPerson ? known.data?.hidden : undefined
  useTellLists(mine)
  const hidden = mine ?? NONE
  useEffect(() => {
    if (hidden.length === 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${hidden.map((id) => `[data-opportunity="${id}"]`).join()}{display:none!important}`)
    document.adoptedStyleSheets.push(sheet)
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet))
  }, [hidden])
}
