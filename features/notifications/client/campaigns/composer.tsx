import { type FormEvent, useState } from 'react'
import {
  Button,
  Card,
  Checkbox,
  ErrorCard,
  Field,
  FieldGroup,
  SavingOverlay,
  Skeleton,
  TextArea,
  TextInput,
  useFirstField,
  useText,
} from '../../../ui/kit'
import { useData, useUnsaved } from '../../../web/kit'
import type { Campaign, CampaignContent } from '../../contract/wire-admin'
import { AudienceFields } from './audience-fields'
import styles from './campaigns.module.css'
import { choicesRequest } from './requests'
import { useCampaign } from './use-campaign'

const nothing: CampaignContent = {
  ...{ titleEn: '', textEn: '', titleHi: '', textHi: '', actionUrl: '/' },
  ...{ audience: {}, channels: ['in-app'], isSilent: false },
}

interface ComposerProps {
  readonly campaign: Campaign | undefined
  readonly onDone: () => void
}

/** Writes a message in both languages and chooses who is meant. It is kept as a draft; sending is asked for on its card. */
export function Composer({ campaign, onDone }: ComposerProps) {
  const t = useText()
  const { data: choices, error, refetch } = useData(choicesRequest)
  const [content, setContent] = useState<CampaignContent>(campaign?.content ?? nothing)
  const [isChanged, setChanged] = useState(false)
  const { save } = useCampaign()
  const closing = useUnsaved(isChanged)
  const form = useFirstField()
  const change = (more: Partial<CampaignContent>) => {
    setContent({ ...content, ...more })
    setChanged(true)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ draft: campaign, content }, { onSuccess: () => (setChanged(false), onDone()) })
  }
  return (
    <Card as="section">
      <form ref={form} className={styles.form} onSubmit={onSubmit} aria-label={t('notifications.many.new')}>
        {(['En', 'Hi'] as const).map((mark) => (
          <div key={mark} className={styles.pair}>
            <Field label={t(`notifications.many.title${mark}`)}>
              <TextInput
                required
                lang={mark.toLowerCase()}
                maxLength={120}
                value={content[`title${mark}`]}
                onChange={({ currentTarget }) => change({ [`title${mark}`]: currentTarget.value })}
              />
            </Field>
            <Field label={t(`notifications.many.text${mark}`)}>
              <TextArea
                required
                counted
                lang={mark.toLowerCase()}
                maxLength={500}
                value={content[`text${mark}`]}
                onChange={({ currentTarget }) => change({ [`text${mark}`]: currentTarget.value })}
              />
            </Field>
          </div>
        ))}
        <Field label={t('notifications.many.link')} hint={t('notifications.many.linkText')}>
          <TextInput
            required
            pattern="/(?!/)\S*"
            maxLength={300}
            value={content.actionUrl}
            onChange={({ currentTarget }) => change({ actionUrl: currentTarget.value })}
          />
        </Field>
        {choices ? (
          <>
            <AudienceFields
              audiences={choices.audiences}
              chosen={content.audience}
              onChange={(audience) => change({ audience })}
            />
            <FieldGroup label={t('notifications.many.ways')}>
              <div className={styles.ways}>
                {choices.channels.map(({ id, label }) => (
                  <Checkbox
                    key={id}
                    label={label}
                    checked={content.channels.includes(id)}
                    onChange={({ currentTarget }) =>
                      change({
                        channels: currentTarget.checked
                          ? [...content.channels, id]
                          : content.channels.filter((each) => each !== id),
                      })
                    }
                  />
                ))}
              </div>
            </FieldGroup>
          </>
        ) : error ? (
          <ErrorCard small error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t('notifications.many.loading')} rows={2} />
        )}
        <Checkbox
          label={t('notifications.many.silent')}
          note={t('notifications.many.silentText')}
          checked={content.isSilent}
          onChange={({ currentTarget }) => change({ isSilent: currentTarget.checked })}
        />
        {save.isError ? <ErrorCard small error={save.error} /> : null}
        <p className={styles.buttons}>
          <Button variant="primary" type="submit" loading={save.isPending} disabled={content.channels.length === 0}>
            {t('notifications.many.save')}
          </Button>
          <Button onClick={() => closing(onDone)}>{t('notifications.many.cancel')}</Button>
        </p>
        {save.isPending ? <SavingOverlay /> : null}
      </form>
    </Card>
  )
}
