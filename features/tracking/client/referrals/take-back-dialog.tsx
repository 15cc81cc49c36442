import { Undo2 } from 'lucide-react'
import { useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { API } from './requests'
import type { Draft } from './use-asked'
import { WordsDialog } from './words-dialog'

interface TakeBackDialogProps {
  readonly id: number
  readonly name: string
  readonly draft: Draft
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks why before a referral is taken back, with what was given for it; whoever invited reads the answer. */
export function TakeBackDialog({ id, name, draft, onClose, onDone }: TakeBackDialogProps) {
  const t = useText()
  const http = useService(httpClient)
  return (
    <WordsDialog
      title={t('tracking.referrals.takeBackOf', { name })}
      text={t('tracking.referrals.takeBackText')}
      icon={Undo2}
      tone="danger"
      label={t('tracking.referrals.whyTakeBack')}
      hint={t('tracking.referrals.whyHint')}
      longest={300}
      draft={draft}
      cancel={t('tracking.referrals.keep')}
      submit={t('tracking.referrals.takeBack')}
      done={t('tracking.referrals.takenBack')}
      send={(why) => http.post(`${API}/${id}/take-back`, { why })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
