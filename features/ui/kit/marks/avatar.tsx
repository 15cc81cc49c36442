import { type ReactNode, useState } from 'react'
import { cssVars } from '../css-vars'
import styles from './avatar.module.css'
import { coverPalettes, coverSeed } from './cover-plan'
import { holdKinds } from './hold-shapes'

export interface AvatarProps {
  /** Chooses the ground of the placeholder; the same person keeps it. */
  readonly name: string
  readonly src?: string | null | undefined
  readonly size?: 24 | 28 | 32 | 40 | 48 | 56 | 72 | 128
  /** Set where no name stands beside it. */
  readonly label?: string
}

/** A person: the photo, or the drawn placeholder, also for a photo that is gone; never initials on random colours. */
export function Avatar({ name, src, size = 32, label }: AvatarProps) {
  const kind = holdKinds[coverSeed(name) % holdKinds.length] ?? 'job'
  const { ground, dark } = coverPalettes[kind]
  const [gone, setGone] = useState<string>()
  const photo = src && src !== gone ? src : undefined
  const frame = { ...cssVars({ '--size': `${size}px` }), ...(photo ? {} : { background: ground }) }
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={styles.avatar} style={frame} {...naming}>
      {photo ? (
        <img
          src={photo}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setGone(photo)}
        />
      ) : (
        <svg viewBox="0 0 40 40">
          <path d="M5 42c0-9 7-13 15-13s15 4 15 13z" fill={dark} />
          <path d="M16.5 24h7v6c0 2-1.5 3.2-3.5 3.2s-3.5-1.2-3.5-3.2z" fill={dark} opacity=".82" />
          <ellipse cx="20" cy="18" rx="7.6" ry="8.6" fill={dark} opacity=".9" />
        </svg>
      )}
    </span>
  )
}

/** People side by side, overlapping. */
export function AvatarGroup({ children }: { readonly children: ReactNode }) {
  return <span className={styles.group}>{children}</span>
}
