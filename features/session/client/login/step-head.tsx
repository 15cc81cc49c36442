import type { LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { classNames, Icon } from '../../../ui/kit'
import styles from './login.module.css'

/** On a page of its own the step's title is the page's one h1; in a dialog it stands under the dialog's. */
export const StepTitleContext = createContext<'h1' | 'h2'>('h2')

interface StepHeadProps {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly tone?: 'danger'
}

export function StepHead({ icon, title, text, tone }: StepHeadProps) {
  const titleAs = useContext(StepTitleContext)
  return (
    <header className={styles.stepHead}>
      <span className={classNames(styles.stepIcon, tone && styles[tone])}>
        <Icon of={icon} size={20} />
      </span>
      {titleAs === 'h1' ? <h1 className={styles.stepTitle}>{title}</h1> : <h2 className={styles.stepTitle}>{title}</h2>}
      {text ? <p className={styles.stepText}>{text}</p> : null}
    </header>
  )
}
