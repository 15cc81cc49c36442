import { type FormEvent, useState } from 'react'
import { Button, Card, ErrorCard, Field, holdKinds, Select, TextInput, useFirstField, useText } from '../../../ui/kit'
import { useUnsaved } from '../../../web/kit'
import { type BadgeType, badgeTypes } from '../../contract'
import type { Badge, BadgeContent } from '../../contract/wire-admin'
import styles from './manage.module.css'
import { useRulebook } from './use-rulebook'

const nothing: BadgeContent = {
  ...{ slug: '', nameEn: '', nameHi: '', textEn: '', textHi: '' },
  ...{ hold: 'quiz', type: 'badges', gcId: null, levels: [1] },
}

const readLevels = (text: string) =>
  text
    .split(/[\s,]+/)
    .map(Number)
    .filter((each) => Number.isInteger(each) && each > 0)

interface BadgeFormProps {
  readonly badge: Badge | undefined
  readonly onDone: () => void
}

/** Writes a badge. Of one that stands, its short name and its levels stay: people have it. */
export function BadgeForm({ badge, onDone }: BadgeFormProps) {
  const t = useText()
  const [content, setContent] = useState<BadgeContent>(badge ?? nothing)
  const [levels, setLevels] = useState((badge ?? nothing).levels.join(', '))
  const [isChanged, setChanged] = useState(false)
  const { saveBadge } = useRulebook()
  const closing = useUnsaved(isChanged)
  const form = useFirstField()
  const change = (more: Partial<BadgeContent>) => {
    setContent({ ...content, ...more })
    setChanged(true)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const { slug, nameEn, nameHi, textEn, textHi, hold, type, gcId } = content
    const whole = { slug, nameEn, nameHi, textEn, textHi, hold, type, gcId, levels: readLevels(levels) }
    saveBadge.mutate({ badge, content: whole }, { onSuccess: () => (setChanged(false), onDone()) })
  }
  const words = (['nameEn', 'nameHi', 'textEn', 'textHi'] as const).map((name) => (
    <Field key={name} label={t(`gamification.${name}`)}>
      <TextInput
        required
        lang={name.slice(-2).toLowerCase()}
        maxLength={80}
        value={content[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      />
    </Field>
  ))
  return (
    <Card as="section">
      <form ref={form} className={styles.form} onSubmit={onSubmit} aria-label={t('gamification.badge.form')}>
        <div className={styles.pair}>{words}</div>
        <div className={styles.pair}>
          <Field label={t('gamification.badge.slug')} hint={t('gamification.badge.slugText')}>
            <TextInput
              required
              pattern="[a-z][a-z0-9\-]{1,38}[a-z0-9]"
              readOnly={badge !== undefined}
              value={content.slug}
              onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
            />
          </Field>
          <Field label={t('gamification.badge.at')} hint={t('gamification.badge.atText')}>
            <TextInput
              required
              pattern="\s*[1-9]\d*([\s,]+[1-9]\d*){0,4}\s*"
              readOnly={badge !== undefined}
              value={levels}
              onChange={({ currentTarget }) => {
                setLevels(currentTarget.value)
                setChanged(true)
              }}
            />
          </Field>
          <Field label={t('gamification.badge.hold')}>
            <Select
              value={content.hold}
              options={holdKinds.map((value) => ({ value, label: t(`gamification.hold.${value}`) }))}
              onChange={({ currentTarget }) => change({ hold: currentTarget.value })}
            />
          </Field>
          <Field label={t('gamification.badge.type')}>
            <Select
              value={content.type}
              options={badgeTypes.map((value) => ({ value, label: t(`gamification.type.${value}`) }))}
              onChange={({ currentTarget }) => change({ type: currentTarget.value as BadgeType })}
            />
          </Field>
          <Field label={t('gamification.badge.gcId')} hint={t('gamification.badge.gcIdText')} optional>
            <TextInput
              type="number"
              min={1}
              value={content.gcId ?? ''}
              onChange={({ currentTarget }) => change({ gcId: currentTarget.valueAsNumber || null })}
            />
          </Field>
        </div>
        {saveBadge.isError ? <ErrorCard small error={saveBadge.error} /> : null}
        <p className={styles.buttons}>
          <Button variant="primary" type="submit" loading={saveBadge.isPending}>
            {t('gamification.badge.save')}
          </Button>
          <Button onClick={() => closing(onDone)}>{t('gamification.cancel')}</Button>
        </p>
      </form>
    </Card>
  )
}
