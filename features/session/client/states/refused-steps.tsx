import { Check, EyeOff, Minus, X } from 'lucide-react'
import type { Guard } from '../../../../kernel/index'
import { ButtonLink, Card, classNames, Icon, Note, useText } from '../../../ui/kit'
import { useKernel, useUrl } from '../../../web/kit'
import { findUser } from '../../contract'
import { Part as AccountSwitcher } from '../accounts/account-switcher'
import { FACTOR, type RefusalStep, refusalSteps } from './refusal-steps'
import styles from './refused-steps.module.css'

/** Why can I not see this: the steps to the page, the one that stopped me, and what I can do. */
export function Part({ access }: { readonly access: readonly Guard[] }) {
  const t = useText()
  const { path } = useUrl()
  const { kernel, subject } = useKernel()
  const user = findUser(subject)
  if (!user) return null
  const steps = refusalSteps({ path, access }, user, (guard) => kernel.judge([guard], subject) === true)
  const stopped = steps.findIndex(({ isMet }) => isMet === false)
  return (
    <Card as="section" className={styles.card} aria-label={t('session.why')}>
      {stopped >= 0 && (
        <Note tone="danger" icon={EyeOff}>
          {t('session.why.stopped', { step: stopped + 1, steps: steps.length })}
        </Note>
      )}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={`${step.says} ${JSON.stringify(step.values)}`} step={step} />
        ))}
      </ol>
      <div className={styles.ways}>
        {steps[stopped]?.says === FACTOR && (
          <ButtonLink href="/user/sign-in" variant="primary">
            {t('session.why.factor.set')}
          </ButtonLink>
        )}
        <AccountSwitcher />
      </div>
    </Card>
  )
}

function Step({ step: { says, note, values, isMet } }: { readonly step: RefusalStep }) {
  const t = useText()
  const mark = isMet ? Check : isMet === false ? X : Minus
  return (
    <li className={classNames(styles.step, isMet === undefined && styles.ahead)}>
      <span className={classNames(styles.mark, isMet ? styles.met : isMet === false && styles.missed)}>
        <Icon of={mark} size={16} />
      </span>
      <span className={styles.words}>
        <b>{t(says, values)}</b>
        {isMet === undefined ? t('session.why.notReached') : note && <span>{t(note, values)}</span>}
      </span>
    </li>
  )
}
