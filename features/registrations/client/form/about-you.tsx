import { Card, Field, TextInput, useText } from '../../../ui/kit'
import { verbOf } from '../verb'
import { write } from './answer-draft'
import type { FormPart } from './form-part'
import styles from './registration-form.module.css'

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', maxLength: 120, optional: false },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 40, optional: true },
  { name: 'college', type: 'text', autoComplete: 'organization', maxLength: 200, optional: true },
] as const

export function AboutYou({ form, draft, problemAt, onChange, onSeen }: FormPart) {
  const t = useText()
  return (
    <Card as="section" pad="large" id="about" aria-labelledby="about-title">
      <h2 id="about-title" className={styles.title}>
        {t('registrations.form.about')}
      </h2>
      <p className={styles.says}>{t('registrations.form.aboutText')}</p>
      <div className={styles.fields}>
        {FIELDS.map(({ name, optional, ...input }) => (
          <div key={name} data-field={name} onBlur={() => onSeen(name)}>
            <Field
              label={t(`registrations.field.${name}`)}
              hint={name === 'phone' ? t(`registrations.field.phoneHint.${verbOf(form.opportunity.kind)}`) : undefined}
              error={problemAt(name)}
              optional={optional}
            >
              <TextInput
                {...input}
                value={draft[name]}
                onChange={({ currentTarget }) => onChange(name, write(draft, name, currentTarget.value))}
              />
            </Field>
          </div>
        ))}
        <Field label={t('registrations.field.email')} hint={t('registrations.field.emailHint')}>
          <TextInput type="email" value={form.you.email} readOnly />
        </Field>
      </div>
    </Card>
  )
}
