import { confirm } from '../../../ui/contract'
import { Button, Card, ErrorCard, formatDateTime, Tag, useLanguage, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import type { ManagedNotice } from '../../contract/wire-admin'
import styles from './manage.module.css'
import { useNotices } from './use-notices'

const tones = { info: 'info', warning: 'warning', critical: 'danger' } as const
const states = { scheduled: 'info', running: 'success', ended: 'outline', stopped: 'danger' } as const

interface NoticeCardProps {
  readonly notice: ManagedNotice
  readonly onEdit: () => void
}

/** One notice: what it says, to whom, until when; while it is not over it can be changed and taken off. */
export function NoticeCard({ notice, onEdit }: NoticeCardProps) {
  const t = useText()
  const language = useLanguage()
  const { ask } = useService(confirm)
  const { stop } = useNotices()
  const { phase, content } = notice
  const { severity, audience, textEn, textHi, startsAt, endsAt } = content
  const [text, other] = language === 'hi' ? [textHi, textEn] : [textEn, textHi]
  const at = (instant: string) => formatDateTime(instant, language)
  const who = audience.who === 'roles' ? audience.roles.join(', ') : t(`banners.notice.who.${audience.who}`)
  async function askAndStop() {
    const heading = t('banners.notice.stop')
    if (
      await ask({
        type: 'warning',
        text: t('banners.notice.askStop', { text }),
        custom_data: { heading, confirm_button_text: heading },
      })
    )
      stop.mutate(notice)
  }
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text}</h2>
        <Tag tone={tones[severity]}>{t(`banners.severity.${severity}`)}</Tag>
        <Tag tone={states[phase]}>{t(`banners.phase.${phase}`)}</Tag>
      </div>
      <p className={styles.small} lang={language === 'hi' ? 'en' : 'hi'}>
        {other}
      </p>
      <p className={styles.small}>
        {[
          who,
          startsAt === null ? t('banners.facts.atOnce') : t('banners.facts.from', { at: at(startsAt) }),
          endsAt === null ? t('banners.facts.noEnd') : t('banners.facts.to', { at: at(endsAt) }),
        ].join(' · ')}
      </p>
      {stop.isError ? <ErrorCard small error={stop.error} /> : null}
      {phase === 'scheduled' || phase === 'running' ? (
        <p className={styles.buttons}>
          <Button size="small" onClick={onEdit}>
            {t('banners.act.edit')}
          </Button>
          <Button size="small" loading={stop.isPending} onClick={() => void askAndStop()}>
            {t('banners.notice.stop')}
          </Button>
        </p>
      ) : null}
    </Card>
  )
}
