import { type FormEvent, useState } from 'react'
import { roles } from '../../../session/contract'
import {
  Button,
  Card,
  Checkbox,
  ErrorCard,
  Field,
  FieldGroup,
  RadioGroup,
  TextArea,
  TextInput,
  useFirstField,
  useText,
} from '../../../ui/kit'
import { useUnsaved } from '../../../web/kit'
import { severities } from '../../contract'
import type { ManagedNotice, NoticeContent } from '../../contract/wire-admin'
import styles from './manage.module.css'
import { SpanFields } from './time-fields'
import { useNotices } from './use-notices'

const nothing: NoticeContent = {
  ...{ severity: 'info', audience: { who: 'everybody', roles: [] }, textEn: '', textHi: '', href: null },
  ...{ isDismissible: true, startsAt: null, endsAt: null },
}
const audiences = ['everybody', 'signed-in', 'roles'] as const

interface NoticeFormProps {
  readonly notice: ManagedNotice | undefined
  readonly onDone: () => void
}

/** Writes a notice in both languages. It is on all pages as soon as it is saved, or at its start. */
export function NoticeForm({ notice, onDone }: NoticeFormProps) {
  const t = useText()
  const [content, setContent] = useState<NoticeContent>(notice?.content ?? nothing)
  const [isChanged, setChanged] = useState(false)
  const { save } = useNotices()
  const closing = useUnsaved(isChanged)
  const form = useFirstField()
  const change = (more: Partial<NoticeContent>) => {
    setContent({ ...content, ...more })
    setChanged(true)
  }
  const { severity, audience, href, isDismissible, startsAt, endsAt } = content
  const changeRole = (role: string, isOn: boolean) => {
    const others = audience.roles.filter((each) => each !== role)
    change({ audience: { ...audience, roles: isOn ? [...others, role] : others } })
  }
  const lacksRole = audience.who === 'roles' && audience.roles.length === 0
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ notice, content }, { onSuccess: () => (setChanged(false), onDone()) })
  }
  return (
    <Card as="section">
      <form ref={form} className={styles.form} onSubmit={onSubmit} aria-label={t('banners.notices.new')}>
        <RadioGroup
          name="severity"
          label={t('banners.notice.severity')}
          options={severities.map((value) => ({
            ...{ value, label: t(`banners.severity.${value}`), note: t(`banners.severity.${value}Text`) },
          }))}
          value={severity}
          onChange={(value) => change({ severity: value })}
        />
        <div className={styles.pair}>
          {(['En', 'Hi'] as const).map((mark) => (
            <Field key={mark} label={t(`banners.notice.text${mark}`)}>
              <TextArea
                required
                counted
                rows={2}
                maxLength={200}
                lang={mark.toLowerCase()}
                value={content[`text${mark}`]}
                onChange={({ currentTarget }) => change({ [`text${mark}`]: currentTarget.value })}
              />
            </Field>
          ))}
        </div>
        <Field label={t('banners.notice.href')} hint={t('banners.form.urlText')} optional>
          <TextInput
            maxLength={500}
            pattern="(/(?!/)|https://)\S*"
            value={href ?? ''}
            onChange={({ currentTarget }) => change({ href: currentTarget.value.trim() || null })}
          />
        </Field>
        <RadioGroup
          name="who"
          label={t('banners.notice.audience')}
          options={audiences.map((value) => ({ value, label: t(`banners.notice.who.${value}`) }))}
          value={audience.who}
          onChange={(who) => change({ audience: { ...audience, who } })}
        />
        {audience.who === 'roles' ? (
          <FieldGroup label={t('banners.notice.roles')} error={lacksRole ? t('banners.notice.oneRole') : undefined}>
            <div className={styles.choices}>
              {roles
                .filter((role) => role !== 'user')
                .map((role) => (
                  <Checkbox
                    key={role}
                    label={role}
                    checked={audience.roles.includes(role)}
                    onChange={({ currentTarget }) => changeRole(role, currentTarget.checked)}
                  />
                ))}
            </div>
          </FieldGroup>
        ) : null}
        <SpanFields startsAt={startsAt} endsAt={endsAt} onChange={change} />
        <Checkbox
          label={t('banners.notice.dismissible')}
          checked={isDismissible}
          onChange={({ currentTarget }) => change({ isDismissible: currentTarget.checked })}
        />
        {save.isError ? <ErrorCard small error={save.error} /> : null}
        <p className={styles.buttons}>
          <Button variant="primary" type="submit" loading={save.isPending} disabled={lacksRole}>
            {t('banners.notice.save')}
          </Button>
          <Button onClick={() => closing(onDone)}>{t('banners.cancel')}</Button>
        </p>
      </form>
    </Card>
  )
}
