import { useEffect } from 'react'
import { findUser } from '../../../session/contract'
import { useData, useKernel } from '../../../web/kit'
import { idsRequest } from '../requests'

const NONE: readonly number[] = []

/**
 * Takes what one hid out of every list of the page. Lists are the same for everyone, on the server and in caches, so it is done by a style of this
 * page alone: a row is not drawn, not read out and not reached by the keyboard.
 */
export function useHideRows(): void {
  const isPerson = findUser(useKernel().subject) !== undefined
  const known = useData(idsRequest, { enabled: isPerson })
  const hidden = (isPerson ? known.data?.hidden : undefined) ?? NONE
  useEffect(() => {
    if (hidden.length === 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${hidden.map((id) => `[data-opportunity="${id}"]`).join()}{display:none!important}`)
    document.adoptedStyleSheets.push(sheet)
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet))
  }, [hidden])
}
