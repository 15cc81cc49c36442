import { type ReactNode, useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Note, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import type { OwnConsent } from '../../contract/wire'
import styles from '../guardians.module.css'
import { OWN_API } from '../requests'
import { toneOf, useSayStanding } from '../say-standing'
import { useChange } from '../use-change'
import { AskForm } from './ask-form'
import { BirthForm } from './birth-form'

interface GuardianPartProps {
  readonly own: OwnConsent
  readonly personId: number
  /** Beside the form that asks a guardian: another way on. */
  readonly beside?: ReactNode
}

/** What is to be said next: when one was born, who agrees; or what came of it, and how to ask once more. */
export function GuardianPart({ own, personId, beside }: GuardianPartProps) {
  const t = useText()
  if (own.standing === 'age-wanted') return <BirthForm personId={personId} />
  if (own.standing === 'guardian-wanted')
    return (
      <div className={styles.part}>
        <Note tone="info">{t('guardians.ask.text')}</Note>
        <AskForm personId={personId}>{beside}</AskForm>
      </div>
    )
  return <Answer own={own} personId={personId} />
}

function Answer({ own, personId }: GuardianPartProps) {
  const t = useText()
  const say = useSayStanding()
  const { show } = useService(toasts)
  const { change, isBusy, refusal } = useChange()
  const [isNaming, setNaming] = useState(false)
  const { guardian, standing } = own

  async function sendAgain() {
    if (!guardian) return
    if (await change((http) => http.post(OWN_API, guardian)))
      show({ tone: 'success', text: t('guardians.sent', { email: guardian.email }) })
  }

  return (
    <div className={styles.part}>
      <Note tone={toneOf(own)}>
        <span role="status">{say(own)}</span>
      </Note>
      {refusal ? (
        <Note tone="danger" live>
          {refusal.says}
        </Note>
      ) : null}
      {standing === 'given' || standing === 'free' ? null : isNaming ? (
        <AskForm personId={personId} onAsked={() => setNaming(false)}>
          <Button size="large" onClick={() => setNaming(false)}>
            {t('guardians.ask.stay')}
          </Button>
        </AskForm>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" loading={isBusy} onClick={() => void sendAgain()}>
            {t('guardians.ask.again')}
          </Button>
          <Button variant="quiet" onClick={() => setNaming(true)}>
            {t('guardians.ask.another')}
          </Button>
        </div>
      )}
    </div>
  )
}
