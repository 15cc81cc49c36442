import { Card, Note, useLanguage, useText, Written } from '../../../ui/kit'
import type { SealedContent } from '../../contract/receipt-file'
import { preciseTime } from '../precise-time'
import styles from './verify-page.module.css'

/** What the house vouches for. */
export function GenuineReceipt({ name, content }: { readonly name: string; readonly content: SealedContent }) {
  const t = useText()
  const language = useLanguage()
  const { receipt, title, registeredAt, answers } = content
  const facts = [
    { id: 'opportunity', label: t('registrations.receipt.opportunity'), value: title },
    { id: 'sent', label: t('registrations.receipt.sent'), value: preciseTime(registeredAt, language) },
    { id: 'code', label: t('registrations.receipt.code'), value: receipt },
    { id: 'name', label: t('registrations.field.name'), value: answers.name },
    { id: 'email', label: t('registrations.field.email'), value: answers.email },
    ...answers.questions.map(({ id, label, values }) => ({ id: `own:${id}`, label, value: values.join(', ') })),
  ]
  return (
    <>
      <Note live tone="success">
        {t('registrations.verify.genuine', { name })}
      </Note>
      <Card as="section" pad="large" aria-label={t('registrations.verify.says')}>
        <dl className={styles.facts}>
          {facts
            .filter(({ value }) => value)
            .map(({ id, label, value }) => (
              <div key={id}>
                <dt>
                  <Written text={label} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Card>
      <p className={styles.limits}>{t('registrations.verify.limits')}</p>
    </>
  )
}
