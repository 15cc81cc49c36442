import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button, ErrorCard, Note, Skeleton, useFirstField, useText } from '../../../ui/kit'
import styles from '../editor/editor.module.css'

interface StepFormProps {
  /** What the server refused as a whole. */
  readonly refused: string | undefined
  readonly isBusy: boolean
  readonly onSave: () => void
  readonly children: ReactNode
}

/** A step of signing up: its fields, what was refused, and on. */
export function StepForm({ refused, isBusy, onSave, children }: StepFormProps) {
  const t = useText()
  const form = useFirstField()
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {children}
      {refused ? (
        <Note tone="danger" live>
          {refused}
        </Note>
      ) : null}
      <Button type="submit" variant="primary" size="large" full loading={isBusy}>
        {t('profile.step.continue')}
      </Button>
    </form>
  )
}

interface StepDataProps<T> {
  readonly of: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'refetch'>
  readonly draw: (known: T) => ReactNode
}

/** What a step begins with, once it is here; asked again in vain, what was typed since stays. */
export function StepData<T>({ of, draw }: StepDataProps<T>) {
  const t = useText()
  if (of.data) return draw(of.data)
  if (of.isError) return <ErrorCard small error={of.error} onRetry={() => void of.refetch()} />
  return <Skeleton label={t('profile.loading')} rows={2} />
}
