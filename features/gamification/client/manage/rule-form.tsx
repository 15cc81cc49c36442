import { type FormEvent, useState } from 'react'
import { streams } from '../../../profile/contract'
import {
  Button,
  Card,
  Checkbox,
  ErrorCard,
  Field,
  FieldGroup,
  Select,
  TextInput,
  useFirstField,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { useUnsaved } from '../../../web/kit'
import type { Rule, Rulebook, RuleContent } from '../../contract/wire-admin'
import styles from './manage.module.css'
import { useRulebook } from './use-rulebook'

const begin = (book: Rulebook): RuleContent => ({
  ...{ trigger: book.triggers[0]?.id ?? '', nameEn: '', nameHi: '', points: 10, coins: 0 },
  ...{ badgeId: null, perDay: 1, perPerson: null, audience: {} },
})

const contentOf = ({
  trigger,
  nameEn,
  nameHi,
  points,
  coins,
  badgeId,
  perDay,
  perPerson,
  audience,
}: Rule): RuleContent => ({
  ...{ trigger, nameEn, nameHi, points, coins, badgeId, perDay, perPerson, audience },
})

interface RuleFormProps {
  readonly book: Rulebook
  readonly rule: Rule | undefined
  readonly onDone: () => void
}

/** Writes a rule. Saved it is off, until it was tried. */
export function RuleForm({ book, rule, onDone }: RuleFormProps) {
  const t = useText()
  const isHindi = useLanguage() === 'hi'
  const [content, setContent] = useState<RuleContent>(rule ? contentOf(rule) : begin(book))
  const [isChanged, setChanged] = useState(false)
  const { saveRule } = useRulebook()
  const closing = useUnsaved(isChanged)
  const form = useFirstField()
  const change = (more: Partial<RuleContent>) => {
    setContent({ ...content, ...more })
    setChanged(true)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    saveRule.mutate({ rule, content }, { onSuccess: () => (setChanged(false), onDone()) })
  }
  // What a feature that is switched off tells of is in no list, and still what this rule begins with.
  const isKnown = book.triggers.some(({ id }) => id === content.trigger)
  const beginnings = isKnown ? book.triggers : [{ id: content.trigger, label: content.trigger }, ...book.triggers]
  const number = (name: 'points' | 'coins' | 'perDay', min: number) => (
    <Field label={t(`gamification.rule.${name}`)}>
      <TextInput
        type="number"
        required
        min={min}
        max={1000}
        value={content[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.valueAsNumber || 0 })}
      />
    </Field>
  )
  return (
    <Card as="section">
      <form ref={form} className={styles.form} onSubmit={onSubmit} aria-label={t('gamification.rule.form')}>
        <Field label={t('gamification.rule.trigger')}>
          <Select
            value={content.trigger}
            options={beginnings.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ currentTarget }) => change({ trigger: currentTarget.value })}
          />
        </Field>
        <div className={styles.pair}>
          {(['En', 'Hi'] as const).map((mark) => (
            <Field key={mark} label={t(`gamification.name${mark}`)}>
              <TextInput
                required
                lang={mark.toLowerCase()}
                maxLength={80}
                value={content[`name${mark}`]}
                onChange={({ currentTarget }) => change({ [`name${mark}`]: currentTarget.value })}
              />
            </Field>
          ))}
        </div>
        <div className={styles.pair}>
          {number('points', 0)}
          {number('coins', 0)}
        </div>
        <div className={styles.pair}>
          {number('perDay', 1)}
          <Field label={t('gamification.rule.perPerson')} hint={t('gamification.rule.perPersonText')} optional>
            <TextInput
              type="number"
              min={1}
              max={1000}
              value={content.perPerson ?? ''}
              onChange={({ currentTarget }) => change({ perPerson: currentTarget.valueAsNumber || null })}
            />
          </Field>
        </div>
        <div className={styles.pair}>
          <Field label={t('gamification.rule.badge')}>
            <Select
              value={String(content.badgeId ?? '')}
              options={[
                { value: '', label: t('gamification.rule.noBadge') },
                ...book.badges.map(({ id, nameEn, nameHi }) => ({
                  value: String(id),
                  label: isHindi ? nameHi : nameEn,
                })),
              ]}
              onChange={({ currentTarget }) => change({ badgeId: Number(currentTarget.value) || null })}
            />
          </Field>
          <Field label={t('gamification.rule.percent')} hint={t('gamification.rule.percentText')} optional>
            <TextInput
              type="number"
              min={0}
              max={100}
              value={content.audience.percent ?? ''}
              onChange={({ currentTarget }) => {
                const { percent: _, ...rest } = content.audience
                const percent = currentTarget.valueAsNumber
                change({ audience: percent > 0 ? { ...rest, percent } : rest })
              }}
            />
          </Field>
        </div>
        <FieldGroup label={t('gamification.rule.streams')} hint={t('gamification.rule.streamsText')}>
          <div className={styles.streams}>
            {streams.map((stream) => (
              <Checkbox
                key={stream}
                label={t(`gamification.stream.${stream}`)}
                checked={content.audience.streams?.includes(stream) ?? false}
                onChange={({ currentTarget }) => {
                  const others = (content.audience.streams ?? []).filter((each) => each !== stream)
                  change({
                    audience: { ...content.audience, streams: currentTarget.checked ? [...others, stream] : others },
                  })
                }}
              />
            ))}
          </div>
        </FieldGroup>
        {saveRule.isError ? <ErrorCard small error={saveRule.error} /> : null}
        <p className={styles.buttons}>
          <Button variant="primary" type="submit" loading={saveRule.isPending}>
            {t('gamification.rule.save')}
          </Button>
          <Button onClick={() => closing(onDone)}>{t('gamification.cancel')}</Button>
        </p>
      </form>
    </Card>
  )
}
