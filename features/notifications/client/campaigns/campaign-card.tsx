import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '../../../ui/contract'
import {
  Button,
  Card,
  ErrorCard,
  Field,
  formatDateTime,
  formatNumber,
  Tag,
  TextInput,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { Campaign, CountAnswer } from '../../contract/wire-admin'
import { CampaignFacts } from './campaign-facts'
import styles from './campaigns.module.css'
import { CAMPAIGNS } from './requests'
import { useCampaign } from './use-campaign'

const tones = { draft: 'neutral', scheduled: 'info', sending: 'warning', sent: 'success', stopped: 'danger' } as const

interface CampaignCardProps {
  readonly campaign: Campaign
  readonly onEdit: () => void
}

/** A time is chosen on one's own clock, so it is told on that. */
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** One message to many: what it says, where it stands, and what comes next. Before it goes out the word is asked for. */
export function CampaignCard({ campaign, onEdit }: CampaignCardProps) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const { ask } = useService(confirm)
  const { send, stop, drop } = useCampaign()
  const [when, setWhen] = useState('')
  const { id, version, state, content, sendAt, report, createdAt } = campaign
  const [title, text] = language === 'hi' ? [content.titleHi, content.textHi] : [content.titleEn, content.textEn]
  const isUnderWay = state === 'scheduled' || state === 'sending' || report.waiting > 0
  const shown = (count: number) => formatNumber(count, language)

  async function askAndSend({ count }: CountAnswer) {
    const sendAt = when ? new Date(when).toISOString() : null
    const at = sendAt && formatDateTime(sendAt, language, here())
    const yes = await ask({
      type: 'confirm',
      text: t(`notifications.many.${at ? 'askPlan' : 'askSend'}`, {
        title,
        count,
        shown: shown(count),
        ...(at && { at }),
      }),
      custom_data: { heading: t(`notifications.many.${at ? 'plan' : 'send'}`) },
    })
    if (yes) send.mutate({ id, version, sendAt })
  }
  const count = useMutation({
    mutationFn: async () => (await http.post<CountAnswer>(`${CAMPAIGNS}/count`, { audience: content.audience })).data,
    onSuccess: askAndSend,
  })
  const error = count.error ?? send.error ?? stop.error ?? drop.error
  async function askAndDrop() {
    if (await ask({ type: 'delete', text: t('notifications.many.askDrop', { title }) })) drop.mutate(id)
  }

  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Tag tone={tones[state]}>{t(`notifications.many.state.${state}`)}</Tag>
      </div>
      <p>{text}</p>
      <p className={styles.text}>
        {t(`notifications.many.at.${sendAt ? 'planned' : 'written'}`)}{' '}
        <time dateTime={sendAt ?? createdAt}>{formatDateTime(sendAt ?? createdAt, language, here())}</time>
        {state === 'draft' || state === 'scheduled'
          ? null
          : ` · ${t('notifications.many.report', { told: shown(report.told), read: shown(report.read), sent: shown(report.sent), waiting: shown(report.waiting), dead: shown(report.dead) })}`}
      </p>
      <CampaignFacts content={content} />
      {error ? <ErrorCard small error={error} /> : null}
      {state === 'draft' ? (
        <>
          <Field label={t('notifications.many.when')} hint={t('notifications.many.whenText')}>
            <TextInput
              type="datetime-local"
              value={when}
              onChange={({ currentTarget }) => setWhen(currentTarget.value)}
            />
          </Field>
          <p className={styles.buttons}>
            <Button variant="primary" loading={count.isPending || send.isPending} onClick={() => count.mutate()}>
              {t(when ? 'notifications.many.plan' : 'notifications.many.send')}
            </Button>
            <Button onClick={onEdit}>{t('notifications.many.edit')}</Button>
            <Button variant="quiet" loading={drop.isPending} onClick={() => void askAndDrop()}>
              {t('notifications.many.drop')}
            </Button>
          </p>
        </>
      ) : null}
      {isUnderWay ? (
        <p>
          <Button loading={stop.isPending} onClick={() => stop.mutate(id)}>
            {t('notifications.many.stop')}
          </Button>
        </p>
      ) : null}
    </Card>
  )
}
