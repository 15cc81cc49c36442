import type { AnchorHTMLAttributes } from 'react'
import { Link as WouterLink } from 'wouter'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly replace?: boolean
}

/** A link that moves within the site without a new document; other origins, downloads and new tabs stay what they are. */
export function Link({ href, replace, ...rest }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !rest.target && rest.download === undefined
  if (!isOurs) return <a href={href} {...rest} />
  return <WouterLink href={href} {...(replace && { replace })} {...rest} />
}
