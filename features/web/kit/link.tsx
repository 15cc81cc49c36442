import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Whoever stands there already goes nowhere, and finds no step back to the same. To a place on the page one goes again. */
export const isHere = (href: string): boolean => href === location.pathname + location.search && !location.hash

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly replace?: boolean
}

/**
 * A link that moves within the site without a new document; other origins, downloads and new tabs stay what they are. Not the router's own,
 * each of which follows the address: hundreds of them were a twentieth of the time in which a page comes alive.
 */
export function Link({ href, replace = false, onClick, ...rest }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !rest.target && rest.download === undefined

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(href, { replace: replace || isHere(href) })
  }

  return <a href={href} onClick={isOurs ? follow : onClick} {...rest} />
}
