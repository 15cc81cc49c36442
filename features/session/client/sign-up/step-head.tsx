import type { ReactNode } from 'react'
import form from '../form.module.css'

/** What is asked, and why. */
export function StepHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header>
      <h1 className={form.title}>{title}</h1>
      {children ? <p className={form.other}>{children}</p> : null}
    </header>
  )
}
