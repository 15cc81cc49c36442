import type { AnchorHTMLAttributes, Ref } from 'react'
import { type ButtonLook, buttonClass } from './button-class'

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. The page's router follows plain links, so it needs no other. */
export function ButtonLink({ variant, size, full, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, full })}>
      {children}
    </a>
  )
}
