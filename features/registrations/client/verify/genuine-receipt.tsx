import { Card, formatSize, Note, useLanguage, useText, Written } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { SealedContent } from '../../contract/receipt-file'
import { preciseTime } from '../precise-time'
import { SealedTerms } from './sealed-terms'
import styles from './verify-page.module.css'

/** What the house vouches for. */
export function GenuineReceipt({ name, content }: { readonly name: string; readonly content: SealedContent }) {
  const t = useText()
  const language = useLanguage()
  const { receipt, opportunity, title, registeredAt, answers, terms } = content
  const facts = [
    { id: 'sent', label: t('registrations.receipt.sent'), value: preciseTime(registeredAt, language) },
    { id: 'code', label: t('registrations.receipt.code'), value: receipt },
    ...(['name', 'email', 'phone', 'college'] as const).map((id) => ({
      id,
      label: t(`registrations.field.${id}`),
      value: answers[id],
    })),
    ...answers.questions.map(({ id, label, values, file }) => ({
      ...{ id: `own:${id}`, label },
      value: file ? `${values[0]} (${formatSize(file.bytes, language)}, SHA-256 ${file.sha256})` : values.join(', '),
    })),
  ]
  return (
    <>
      <Note live tone="success">
        {t('registrations.verify.genuine', { name })}
      </Note>
      <Card as="section" pad="large" aria-label={t('registrations.verify.says')}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('registrations.receipt.opportunity')}</dt>
            <dd>
              {/* By its number, which is sealed too: a title is whatever its organizer calls it. */}
              <Link className={styles.link} href={`/o/${opportunity}`}>
                <Written text={title} />
              </Link>
            </dd>
          </div>
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
          {terms ? <SealedTerms terms={terms} /> : null}
        </dl>
      </Card>
      <p className={styles.limits}>{t('registrations.verify.limits')}</p>
    </>
  )
}
