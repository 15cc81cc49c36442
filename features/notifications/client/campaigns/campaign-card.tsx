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
import styles from './campaigns.module.css'
import { CAMPAIGNS } from './requests'
import { useCampaign } from './use-campaign'

const tones = { draft: 'neutral', scheduled: 'info', sending: 'warning', sent: 'success', stopped: 'danger' } as const

interface CampaignCardProps {
  readonly campaign: Campaign
  readonly onEdit: () => void
}

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
  const error = send.error ?? stop.error ?? drop.error
  const isUnderWay = state === 'scheduled' || state === 'sending' || report.waiting > 0
  const shown = (count: number) => formatNumber(count, language)

  async function askAndSend() {
    const { data } = await http.post<CountAnswer>(`${CAMPAIGNS}/count`, { audience: content.audience })
    const yes = await ask({
      type: 'confirm',
      text: t('notifications.many.askSend', { title, count: data.count, shown: shown(data.count) }),
      custom_data: { heading: t('notifications.many.send') },
    })
    if (yes) send.mutate({ id, version, sendAt: when ? new Date(when).toISOString() : null })
  }
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
        <time dateTime={sendAt ?? createdAt}>{formatDateTime(sendAt ?? createdAt, language)}</time>
        {state === 'draft' || state === 'scheduled'
          ? null
          : ` · ${t('notifications.many.report', { told: shown(report.told), read: shown(report.read), sent: shown(report.sent), waiting: shown(report.waiting), dead: shown(report.dead) })}`}
      </p>
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
            <Button variant="primary" loading={send.isPending} onClick={() => void askAndSend()}>
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
