import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../ui/kit'
import type { HttpError } from '../../web/contract'
import { Link } from '../../web/kit'
import styles from './form.module.css'
import { StepHead, StepTitleContext } from './login/step-head'

interface LinkGoneProps {
  /** What it was good for, and what one can do now. */
  readonly text: string
  /** The way to another one, where there is one. */
  readonly children?: ReactNode
  readonly more: { readonly href: string; readonly label: string }
}

/** Used, too old or not whole: one card for the links of all mails, which does not tell which. */
export function LinkGone({ text, children, more }: LinkGoneProps) {
  const t = useText()
  return (
    <StepTitleContext value="h1">
      <div className={styles.form} role="alert">
        <StepHead icon={Unlink} tone="danger" title={t('session.linkGone.title')} text={text} />
        {children}
        <Link className={styles.link} href={more.href}>
          {more.label}
        </Link>
      </div>
    </StepTitleContext>
  )
}

/** Nothing can be done with the link; all else may be better at the next try. */
export const isLinkGone = ({ code, fields }: HttpError) => code === 'link-expired' || fields[0]?.path === 'token'
