import { Check } from 'lucide-react'
import { classNames, Icon, useText } from '../../../ui/kit'
import { useUrl } from '../../../web/kit'
import type { RegistrationForm } from '../../contract/wire'
import type { Problems } from './draft-problems'
import styles from './step-list.module.css'

const stepOf = (path: string) =>
  path.startsWith('answers.') ? 'questions' : path === 'acceptsEligibility' ? 'check' : 'about'

/** The blocks of the form as a route: done, how much is left, and a jump to each. */
export function StepList({ form, problems }: { readonly form: RegistrationForm; readonly problems: Problems }) {
  const t = useText()
  const steps = ['about', ...(form.questions.length > 0 ? ['questions'] : []), 'check']
  const left = (step: string) => [...problems.keys()].filter((path) => stepOf(path) === step).length
  const { path } = useUrl()
  const now = steps.find((step) => left(step) > 0) ?? 'check'
  return (
    <nav className={styles.steps} aria-label={t('registrations.form.steps')}>
      <ol>
        {steps.map((step, index) => {
          const count = left(step)
          const isDone = count === 0 && step !== 'check'
          return (
            <li
              key={step}
              className={classNames(styles.step, isDone && styles.done, step === now && styles.now)}
              aria-current={step === now ? 'step' : undefined}
            >
              <span className={styles.number}>{isDone ? <Icon of={Check} size={16} /> : index + 1}</span>
              <a href={`${path}#${step}`}>
                {t(`registrations.form.${step}`)}
                <small>{count > 0 ? t('registrations.form.left', { count }) : ''}</small>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
