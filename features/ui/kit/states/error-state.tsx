import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import { Icon } from '../actions/icon'
import { classNames } from '../class-names'
import { useText } from '../text/text-context'
import { BrokenArt } from './broken-art'
import styles from './state.module.css'
import { readError } from './read-error'

export interface ErrorStateProps {
  readonly title?: ReactNode
  /** What happened and what is kept. */
  readonly text?: ReactNode
  /** The id under which the log has it. */
  readonly reference?: string | undefined
  readonly retrying?: boolean
  readonly onRetry?: (() => void) | undefined
  /** Another way on, such as a link home. */
  readonly actions?: ReactNode
  /** Without the picture, for cards and panels. */
  readonly small?: boolean
}

/** What did not load, or was not done: what happened, try again, and a code to quote. */
export function ErrorState({ title, text, reference, retrying, onRetry, actions, small }: ErrorStateProps) {
  const t = useText()
  return (
    <section className={classNames(styles.state, small && styles.small)} role="alert">
      {small ? null : (
        <svg className={styles.art} viewBox="0 0 320 150" aria-hidden="true">
          <BrokenArt />
        </svg>
      )}
      <h2 className={styles.title}>{title ?? t('ui.errorTitle')}</h2>
      <p className={styles.text}>{text ?? t('ui.errorText')}</p>
      {onRetry || actions ? (
        <div className={styles.actions}>
          {onRetry ? (
            <Button variant={small ? 'secondary' : 'primary'} loading={retrying} onClick={onRetry}>
              <Icon of={RotateCw} size={16} />
              {t('ui.tryAgain')}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
      {reference ? (
        <p className={styles.reference}>
          {t('ui.reference')} <code>{reference}</code>
        </p>
      ) : null}
    </section>
  )
}

export interface ErrorCardProps extends Omit<ErrorStateProps, 'text' | 'reference'> {
  /** Whatever was thrown: a problem of the server, a network error, a bug. */
  readonly error: unknown
}

/** The same for what was thrown: whether it did not load or was not done, its sentence and its reference are read from the error. */
export function ErrorCard({ error, ...rest }: ErrorCardProps) {
  const t = useText()
  const { titleKey, textKey, adviceKey, detail, reference } = readError(error, { canRetry: rest.onRetry !== undefined })
  const text = (
    <>
      {detail ?? t(textKey)}
      {adviceKey ? <span className={styles.advice}>{t(adviceKey)}</span> : null}
    </>
  )
  return <ErrorState title={t(titleKey)} {...rest} text={text} reference={reference} />
}
