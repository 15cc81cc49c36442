import type { CSSProperties } from 'react'

/** Values that a stylesheet reads through `var()`; undefined ones are left out, so that the stylesheet's default holds. */
export function cssVars(values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as CSSProperties
}
