import { useState } from 'react'
import { confirm } from '../../../ui/contract'
import { Button, ErrorCard, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import type { Ad } from '../../contract/wire-admin'
import styles from './manage.module.css'
import { useMayApprove } from './manage-tabs'
import { ReasonDialog } from './reason-dialog'
import { useAds } from './use-ads'

interface AdActsProps {
  readonly ad: Ad
  readonly onEdit: () => void
  readonly onCopy: () => void
}

/** What comes next for an ad. What ends something asks first, for a reason where others read it. */
export function AdActs({ ad, onEdit, onCopy }: AdActsProps) {
  const t = useText()
  const mayApprove = useMayApprove()
  const { ask } = useService(confirm)
  const { drop, submit, approve, sendBack, stop } = useAds()
  const [asks, setAsks] = useState<'sendBack' | 'stop'>()
  const { phase, content } = ad
  const error = drop.error ?? submit.error ?? approve.error
  const ending = asks === 'stop' ? stop : sendBack
  const text = (word: string) => t(`banners.act.${word}`, { name: content.name })

  function askWhy(about: 'sendBack' | 'stop') {
    // What an earlier try has failed by is no answer to this one.
    const earlier = about === 'stop' ? stop : sendBack
    if (earlier.isError) earlier.reset()
    setAsks(about)
  }
  async function askAndDrop() {
    if (await ask({ type: 'delete', text: text('askDrop') })) drop.mutate(ad)
  }
  async function askAndApprove() {
    const heading = t('banners.act.approve')
    if (
      await ask({ type: 'warning', text: text('askApprove'), custom_data: { heading, confirm_button_text: heading } })
    )
      approve.mutate(ad)
  }

  return (
    <>
      <p className={styles.buttons}>
        {phase === 'draft' ? (
          <>
            <Button size="small" variant="primary" loading={submit.isPending} onClick={() => submit.mutate(ad)}>
              {t('banners.act.submit')}
            </Button>
            <Button size="small" onClick={onEdit}>
              {t('banners.act.edit')}
            </Button>
            <Button size="small" variant="quiet" loading={drop.isPending} onClick={() => void askAndDrop()}>
              {t('banners.act.drop')}
            </Button>
          </>
        ) : null}
        {phase === 'review' && mayApprove ? (
          <>
            <Button size="small" variant="primary" loading={approve.isPending} onClick={() => void askAndApprove()}>
              {t('banners.act.approve')}
            </Button>
            <Button size="small" onClick={() => askWhy('sendBack')}>
              {t('banners.act.sendBack')}
            </Button>
          </>
        ) : null}
        {phase === 'scheduled' || phase === 'running' ? (
          <Button size="small" onClick={() => askWhy('stop')}>
            {t('banners.act.stop')}
          </Button>
        ) : null}
        {phase === 'draft' ? null : (
          <Button size="small" variant="quiet" onClick={onCopy}>
            {t('banners.act.copy')}
          </Button>
        )}
      </p>
      {phase === 'review' && !mayApprove ? <p className={styles.small}>{t('banners.act.waits')}</p> : null}
      {error ? <ErrorCard small error={error} /> : null}
      {asks ? (
        <ReasonDialog
          title={text(asks === 'stop' ? 'askStop' : 'askSendBack')}
          act={t(`banners.act.${asks}`)}
          error={ending.error}
          isBusy={ending.isPending}
          onClose={() => setAsks(undefined)}
          onReason={(why) => ending.mutate({ ad, why }, { onSuccess: () => setAsks(undefined) })}
        />
      ) : null}
    </>
  )
}
