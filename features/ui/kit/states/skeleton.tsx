import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { cssVars } from '../css-vars'
import { VisuallyHidden } from '../layout/visually-hidden'
import styles from './skeleton.module.css'

export interface SkeletonBlockProps {
  readonly width?: string | number
  readonly height?: string | number
  readonly round?: boolean
}

/** One grey shape; build rows from it with the geometry of the real row. */
export function SkeletonBlock({ width, height, round }: SkeletonBlockProps) {
  const size = cssVars({ '--width': px(width), '--height': px(height) })
  return <span className={classNames(styles.block, round && styles.round)} style={size} aria-hidden="true" />
}

export interface SkeletonProps {
  /** What is loading, for screen readers. */
  readonly label: string
  readonly rows?: number
  readonly children?: ReactNode
}

/** A list that is on its way: four rows unless children bring their own geometry. Appears after 200 ms. */
export function Skeleton({ label, rows = 4, children }: SkeletonProps) {
  return (
    <div className={styles.list} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.line} aria-hidden="true" />
      {children ?? Array.from({ length: rows }, (_, at) => <SkeletonRow key={at} />)}
    </div>
  )
}

function SkeletonRow() {
  return (
    <div className={styles.row} aria-hidden="true">
      <SkeletonBlock width={48} height={48} />
      <span className={styles.lines}>
        <SkeletonBlock width="38%" />
        <SkeletonBlock width="22%" height={11} />
        <SkeletonBlock width="60%" height={11} />
      </span>
      <SkeletonBlock width={64} height={11} />
    </div>
  )
}

/** The thin line at the top: of the page, or of the list it stands in. */
export function GlobalLine({ label, ofPage = false }: { readonly label: string; readonly ofPage?: boolean }) {
  return <div className={classNames(styles.line, ofPage && styles.page)} role="progressbar" aria-label={label} />
}

function px(length: string | number | undefined): string | undefined {
  return typeof length === 'number' ? `${length}px` : length
}
