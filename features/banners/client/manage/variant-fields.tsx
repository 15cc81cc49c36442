import { Button, CountField, Field, TextArea, TextInput, useText } from '../../../ui/kit'
import type { Variant } from '../../contract/wire-admin'
import styles from './manage.module.css'

interface VariantFieldsProps {
  readonly name: string
  readonly isOnly: boolean
  readonly variant: Variant
  readonly onChange: (more: Partial<Variant>) => void
  readonly onDrop: () => void
}

/** What one variant says in both languages, and where it leads. */
export function VariantFields({ name, isOnly, variant, onChange, onDrop }: VariantFieldsProps) {
  const t = useText()
  const { descriptionEn, descriptionHi, url, share } = variant
  const words = { counted: true, maxLength: 2000, rows: 3 } as const
  return (
    <fieldset className={styles.variant}>
      <legend className={styles.heading}>{t(isOnly ? 'banners.form.words' : 'banners.form.variant', { name })}</legend>
      <div className={styles.pair}>
        <Field label={t('banners.form.en')} hint={t('banners.form.html')}>
          <TextArea
            {...words}
            required
            lang="en"
            value={descriptionEn}
            onChange={({ currentTarget }) => onChange({ descriptionEn: currentTarget.value })}
          />
        </Field>
        <Field label={t('banners.form.hi')} hint={t('banners.form.hiText')} optional>
          <TextArea
            {...words}
            lang="hi"
            value={descriptionHi}
            onChange={({ currentTarget }) => onChange({ descriptionHi: currentTarget.value })}
          />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label={t('banners.form.url')} hint={t('banners.form.urlText')}>
          <TextInput
            required
            maxLength={500}
            pattern="(/(?!/)|https://)\S*"
            value={url}
            onChange={({ currentTarget }) => onChange({ url: currentTarget.value.trim() })}
          />
        </Field>
        {isOnly ? null : (
          <CountField
            label={t('banners.form.share')}
            hint={t('banners.form.shareText')}
            value={share}
            most={100}
            onChange={(count) => onChange({ share: count })}
          />
        )}
      </div>
      {isOnly ? null : (
        <p>
          <Button size="small" variant="quiet" onClick={onDrop}>
            {t('banners.form.dropVariant', { name })}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
