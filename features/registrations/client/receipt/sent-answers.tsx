import { Card, useText, Written } from '../../../ui/kit'
import type { Answer, Receipt } from '../../contract/wire'
import { SaidAnswer } from '../said-answer'
import { verbOf } from '../verb'
import styles from './receipt-page.module.css'

/** What was sent, as it was sent; blank ones are left out. */
export function SentAnswers({ receipt }: { readonly receipt: Receipt }) {
  const { answers, later, kind, rulesVersion } = receipt
  const t = useText()
  const own = (['name', 'email', 'phone', 'college'] as const).map((name) => ({
    id: name,
    label: t(`registrations.field.${name}`),
    values: [answers[name]].filter(Boolean),
    type: 'text' as const,
  }))
  return (
    <Card as="section" pad="large" aria-labelledby="sent-title">
      <h2 id="sent-title" className={styles.title}>
        {t('registrations.receipt.answers')}
      </h2>
      <dl className={styles.answers}>{[...own, ...answers.questions].map(said)}</dl>
      {later.length > 0 ? (
        <>
          <h3 className={styles.later}>{t('registrations.late.later')}</h3>
          <dl className={styles.answers}>{later.map(said)}</dl>
          <p className={styles.rules}>{t('registrations.late.unproved')}</p>
        </>
      ) : null}
      {rulesVersion === null ? null : (
        <p className={styles.rules}>{t(`registrations.receipt.rules.${verbOf(kind)}`)}</p>
      )}
    </Card>
  )
}

const said = (answer: Answer) =>
  answer.values.length === 0 ? null : (
    <div key={answer.id}>
      <dt>
        <Written text={answer.label} />
      </dt>
      <dd>
        <SaidAnswer answer={answer} />
      </dd>
    </div>
  )
