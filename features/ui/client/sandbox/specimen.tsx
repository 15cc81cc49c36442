import type { ReactNode } from 'react'
import { useText } from '../../kit'
import styles from './specimen.module.css'

export interface SpecimensProps {
  /** Key below `ui.sandbox.`. */
  readonly name: string
  readonly children: ReactNode
}

/** One family of parts. */
export function Specimens({ name, children }: SpecimensProps) {
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby={`sandbox-${name}`}>
      <h2 id={`sandbox-${name}`} className={styles.title}>
        {t(`ui.sandbox.${name}`)}
      </h2>
      {children}
    </section>
  )
}

export function Row({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <div className={styles.stack}>
      {label ? <span className={styles.label}>{label}</span> : null}
      <div className={styles.row}>{children}</div>
    </div>
  )
}

export function Grid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
