import { Card, Checkbox, FieldError, useText } from '../../../ui/kit'
import { LazyPart, useId, useShown } from '../../../web/kit'
import { type CheckPartProps, checkParts } from '../../contract'
import { accept } from './answer-draft'
import type { FormPart } from './form-part'
import styles from './registration-form.module.css'
import { useEligibilityLines } from './use-eligibility-lines'

/** Whom it is for, confirmed by whoever sends; and who will read what is sent. */
export function CheckAndSend({
  form,
  draft,
  problemAt,
  onChange,
  onSeen,
  verb,
}: FormPart & { readonly verb: 'apply' | 'register' }) {
  const t = useText()
  const errorId = useId()
  const parts = useShown(checkParts)
  const isJudged = parts.some(({ item }) => item.judges !== false)
  const { organisation } = form.opportunity
  const path = 'acceptsEligibility'
  const error = problemAt(path)
  return (
    <Card as="section" pad="large" id="check" aria-labelledby="check-title">
      <h2 id="check-title" className={styles.title}>
        {t('registrations.form.check')}
      </h2>
      {parts.map(({ id, feature, item }) => (
        <LazyPart
          key={id}
          feature={feature}
          load={item.load}
          draw={({ Part }) => {
            const Drawn = Part as (props: CheckPartProps) => React.ReactNode
            return <Drawn opportunityId={form.opportunity.id} terms={form.terms} />
          }}
        />
      ))}
      {form.asksEligibility ? (
        <div className={styles.check} data-field={path} onBlur={() => onSeen(path)}>
          {!isJudged ? <Rules form={form} /> : null}
          <Checkbox
            label={t(`registrations.form.${form.verdict === 'unknown' ? 'acceptUnknown' : 'accept'}`)}
            checked={draft.acceptsEligibility}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={({ currentTarget }) => onChange(path, accept(draft, currentTarget.checked, form.terms))}
          />
          <FieldError id={errorId} error={error} />
        </div>
      ) : null}
      <p className={styles.says}>{t(`registrations.form.shared.${verb}`, { organisation })}</p>
    </Card>
  )
}

/** In words alone, where nobody judges them. */
function Rules({ form }: Pick<FormPart, 'form'>) {
  const t = useText()
  const lines = useEligibilityLines(form.eligibility)
  return (
    <>
      <p className={styles.says}>{t('registrations.form.eligibility')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
