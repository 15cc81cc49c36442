import { options, type VNode } from 'preact'

/** Called when what is drawn is not in the server's HTML, under the name that the builds of Preact give it. */
type Hearing = { __m?: (drawn: VNode) => void }

/** Says where the server's HTML is not what the browser draws: it is drawn anew from there on. */
export function warnOfDifferences(): void {
  ;(options as Hearing).__m = ({ type, props }) => {
    const { id, className } = props as { readonly id?: string; readonly className?: string }
    console.warn('The page was drawn again in the browser, from here on:', [type, id, className].join(' '))
  }
}
