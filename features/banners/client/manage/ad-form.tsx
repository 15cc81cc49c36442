import { type FormEvent, useState } from 'react'
import { Button, Card, ErrorCard, Field, Note, TextInput, useFirstField, useText } from '../../../ui/kit'
import { useUnsaved } from '../../../web/kit'
import type { Ad, AdContent, Variant } from '../../contract/wire-admin'
import { AudienceFields } from './audience-fields'
import styles from './manage.module.css'
import { Preview } from './preview'
import { TimeFields } from './time-fields'
import { useAds } from './use-ads'
import { VariantFields } from './variant-fields'

const emptyVariant: Variant = { descriptionEn: '', descriptionHi: '', url: '/', share: 50 }
export const emptyAd: AdContent = {
  ...{ name: '', advertiser: '', pages: [], showToAll: true, userTypes: [], courses: [], pro: 'all' },
  ...{ startsAt: null, endsAt: null, weight: 10, perDay: 6, variants: [emptyVariant] },
}

const MOST_VARIANTS = 4

interface AdFormProps {
  readonly draft: Ad | undefined
  readonly begins: AdContent
  readonly onDone: () => void
}

/** Writes an ad. It is kept as a draft; a bad answer leaves what was typed where it is. */
export function AdForm({ draft, begins, onDone }: AdFormProps) {
  const t = useText()
  const [content, setContent] = useState(begins)
  const [isChanged, setChanged] = useState(false)
  const { save } = useAds()
  const closing = useUnsaved(isChanged)
  const form = useFirstField()
  const change = (more: Partial<AdContent>) => {
    setContent({ ...content, ...more })
    setChanged(true)
  }
  const { variants } = content
  const changeVariant = (at: number, more: Partial<Variant>) =>
    change({ variants: variants.map((each, place) => (place === at ? { ...each, ...more } : each)) })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ draft, content }, { onSuccess: () => (setChanged(false), onDone()) })
  }
  return (
    <Card as="section">
      <form
        ref={form}
        className={styles.form}
        onSubmit={onSubmit}
        aria-label={t(draft ? 'banners.form.edit' : 'banners.ads.new')}
      >
        <Field label={t('banners.form.name')} hint={t('banners.form.nameText')}>
          <TextInput
            required
            maxLength={120}
            value={content.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </Field>
        <Field label={t('banners.form.advertiser')} hint={t('banners.form.advertiserText')}>
          <TextInput
            required
            pattern=".*\S.*"
            maxLength={80}
            value={content.advertiser}
            onChange={({ currentTarget }) => change({ advertiser: currentTarget.value })}
          />
        </Field>
        {variants.map((variant, at) => (
          <VariantFields
            // oxlint-disable-next-line react/no-array-index-key -- variants have no other name
            key={at}
            name={'ABCD'.charAt(at)}
            isOnly={variants.length === 1}
            variant={variant}
            onChange={(more) => changeVariant(at, more)}
            onDrop={() => change({ variants: variants.filter((_, place) => place !== at) })}
          />
        ))}
        {variants.length < MOST_VARIANTS ? (
          <p>
            <Button size="small" onClick={() => change({ variants: [...variants, emptyVariant] })}>
              {t('banners.form.addVariant')}
            </Button>
          </p>
        ) : null}
        <section className={styles.report} aria-labelledby="banner-preview">
          <h3 id="banner-preview" className={styles.heading}>
            {t('banners.card.preview')}
          </h3>
          <Preview variants={variants} />
        </section>
        <AudienceFields content={content} onChange={change} />
        <TimeFields content={content} onChange={change} />
        <Note tone="info">{t('banners.form.then')}</Note>
        {save.isError ? <ErrorCard small error={save.error} /> : null}
        <p className={styles.buttons}>
          <Button variant="primary" type="submit" loading={save.isPending}>
            {t('banners.form.save')}
          </Button>
          <Button onClick={() => closing(onDone)}>{t('banners.cancel')}</Button>
        </p>
      </form>
    </Card>
  )
}
