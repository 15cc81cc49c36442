import { Scale } from 'lucide-react'
import { Button, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { Link, useService } from '../../../web/kit'
import { APPEAL_LENGTH, appealable } from '../../contract/referrals'
import type { OwnReferral } from '../../contract/wire-referrals'
import { ReferralRow } from './referral-row'
import { API } from './requests'
import { useAsked } from './use-asked'
import { WordsDialog } from './words-dialog'

/** One of one's own. What was refused as cheating is looked at by a person, where one asks, once. */
export function OwnRow({ referral }: { readonly referral: OwnReferral }) {
  const t = useText()
  const http = useService(httpClient)
  const { asked, ask, heading, draftOf, onClose, onDone } = useAsked<OwnReferral>()
  const { id, name, path, avatar, state, reason, appeal } = referral
  const mayAppeal = state === 'refused' && reason !== null && appealable.includes(reason) && appeal === null
  return (
    <ReferralRow
      referral={referral}
      seed={name ?? String(id)}
      avatar={avatar}
      nameRef={heading}
      title={name && path ? <Link href={path}>{name}</Link> : t('tracking.referrals.somebody')}
      line={appeal ? t(`tracking.appeals.own.${appeal.state}`, { answer: appeal.answer ?? '' }) : undefined}
    >
      {mayAppeal ? (
        <Button size="small" onClick={() => ask(referral)}>
          {t('tracking.appeals.ask')}
        </Button>
      ) : null}
      {asked ? (
        <WordsDialog
          title={t('tracking.appeals.ask')}
          text={t('tracking.appeals.askText')}
          icon={Scale}
          label={t('tracking.appeals.words')}
          hint={t('tracking.appeals.wordsHint')}
          longest={APPEAL_LENGTH.most}
          draft={draftOf(String(id))}
          cancel={t('tracking.appeals.cancel')}
          submit={t('tracking.appeals.send')}
          done={t('tracking.appeals.sent')}
          send={(text) => http.post(`${API}/${id}/appeal`, { text })}
          onClose={onClose}
          onDone={onDone}
        />
      ) : null}
    </ReferralRow>
  )
}
