import { classNames } from '../class-names'
import { cssVars } from '../css-vars'
import { coverSeed } from './cover-plan'
import { holdKinds } from './hold-shapes'
import { initialsOf } from './initials'
import styles from './org-logo.module.css'

export interface OrgLogoProps {
  readonly name: string
  readonly src?: string | null | undefined
  readonly size?: 24 | 32 | 40 | 48 | 64 | 72
  /** Greyed, for an account that is switched off. */
  readonly off?: boolean
}

/** An organization: its logo, or its initials on the tint of a kind that stays the same for the name. Silent: the name stands beside it. */
export function OrgLogo({ name, src, size = 48, off }: OrgLogoProps) {
  const kind = holdKinds[coverSeed(name) % holdKinds.length] ?? 'job'
  const frame = cssVars({ '--size': `${size}px` })
  // Greyed initials keep their contrast: grey on grey, not faded.
  const [ground, ink] = off ? ['surface-3', 'text-3'] : [`kind-${kind}-tint`, `kind-${kind}-ink`]
  const tint = { ...frame, background: `var(--${ground})`, color: `var(--${ink})` }
  return (
    <span className={classNames(styles.logo, off && styles.off)} style={src ? frame : tint} aria-hidden="true">
      {src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        <span className={styles.initials}>{initialsOf(name)}</span>
      )}
    </span>
  )
}
