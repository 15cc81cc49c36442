import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  readonly of: LucideIcon
  readonly size?: 14 | 16 | 18 | 20 | 24
  readonly className?: string | undefined
}

/** A Lucide icon in the house's stroke. Says nothing to a screen reader: the name stands beside it or on its button. */
export function Icon({ of: Shape, size = 18, className }: IconProps) {
  return (
    <Shape
      size={size}
      strokeWidth={size === 24 ? 1.7 : 1.9}
      className={className}
      aria-hidden="true"
      focusable="false"
    />
  )
}
