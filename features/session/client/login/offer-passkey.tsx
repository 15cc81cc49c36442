import { Check, Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, Note, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { canKeepPasskey, makePasskey } from './passkey-browser'
import { saidOfPasskey } from './passkey-refused'
import { saidOnEntering } from '../said-on-entering'
import styles from './login.module.css'
import { StepHead } from './step-head'
import { thisDevice } from './this-device'

const OFFERED = 'session.passkey-offered'

/** Once in a browser, and only where the device itself can keep one. */
export async function shouldOfferPasskey(): Promise<boolean> {
  try {
    if (localStorage.getItem(OFFERED)) return false
    if (!(await canKeepPasskey())) return false
    localStorage.setItem(OFFERED, 'yes')
    return true
  } catch {
    return false // Where nothing can be kept it would be offered each time.
  }
}

/** After a login with a password: next time, none. */
export function OfferPasskey({ onDone }: { readonly onDone: () => Promise<void> }) {
  const t = useText()
  const http = useService(httpClient)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function add() {
    setBusy(true)
    setProblem(undefined)
    try {
      await makePasskey(http, thisDevice())
    } catch (error) {
      setProblem(saidOfPasskey(error, t))
      return setBusy(false)
    }
    await goOn()
  }

  async function goOn() {
    setBusy(true)
    setProblem(undefined)
    await onDone().catch((error: unknown) => setProblem(saidOnEntering(error, t)))
    setBusy(false)
  }

  return (
    <>
      <StepHead icon={Fingerprint} title={t('session.offer.title')} text={t('session.offer.text')} />
      <ul className={styles.points}>
        {['session.offer.works', 'session.offer.spare'].map((key) => (
          <li key={key}>
            <Icon of={Check} size={16} />
            {t(key)}
          </li>
        ))}
      </ul>
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" loading={isBusy} onClick={() => void add()}>
          {t('session.passkey.add')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => void goOn()}>
          {t('session.offer.notNow')}
        </Button>
      </div>
    </>
  )
}
