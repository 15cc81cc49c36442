import type { FileRule } from './kinds'

/** A field of a form that takes one file. */
export interface FileFieldProps {
  /** What is asked. */
  readonly label: unknown
  /** The same in plain words, for the names of its buttons. */
  readonly named: string
  readonly error: string | undefined
  readonly purpose: string
  readonly about: string
  readonly rule: FileRule
  /** The id of a file that has arrived; `PENDING` while one is on its way; empty without one. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Stands for a file that has not arrived yet. */
export const PENDING = 'pending'
