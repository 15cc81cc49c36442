import { useEffect, useState } from 'react'
import { findUser } from '../../../session/contract'
import type { OverlayProps } from '../../../ui/contract'
import { Button, Dialog, Ring, useText } from '../../../ui/kit'
import { httpClient, navigation } from '../../../web/contract'
import { useData, useKernel, useService } from '../../../web/kit'
import type { Nudge } from '../../contract/wire'
import { API, editPath, nudgeRequest } from '../requests'
import styles from './nudge-dialog.module.css'

const WIDTH = 450 // spec §9

/** The profile nudge: what is worth doing next, at most three things, and what each adds (spec §4). */
export function Overlay({ onClose }: OverlayProps) {
  const t = useText()
  const user = findUser(useKernel().subject)
  const http = useService(httpClient)
  const { data } = useData(nudgeRequest)
  // Once it is seen the server has no more steps: those that are shown stay.
  const [nudge, setNudge] = useState<Nudge>()
  if (!nudge && data && data.steps.length > 0) setNudge(data)
  const isShown = nudge !== undefined
  useEffect(() => {
    // Seen is asked: also who leaves the page without an answer is left alone for a week.
    if (isShown) http.post(`${API}/nudge/seen`).catch(() => undefined)
  }, [isShown, http])
  if (!user || !nudge) return null
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH}
      title={t('profile.nudge.title')}
      text={t('profile.nudge.text')}
      footer={<Button onClick={onClose}>{t('profile.nudge.later')}</Button>}
    >
      <div className={styles.body}>
        <Ring percent={nudge.percent} size={64} />
        <Steps steps={nudge.steps} who={user} onClose={onClose} />
      </div>
    </Dialog>
  )
}

interface StepsProps extends OverlayProps {
  readonly steps: Nudge['steps']
  readonly who: { readonly id: number; readonly username: string | null }
}

function Steps({ steps, who, onClose }: StepsProps) {
  const t = useText()
  const { go } = useService(navigation)
  return (
    <ul className={styles.steps}>
      {steps.map(({ section, adds }, at) => (
        <li key={section}>
          <span>{t('profile.prompt.adds', { percent: adds })}</span>
          <Button
            size="small"
            variant={at === 0 ? 'primary' : 'secondary'}
            onClick={() => {
              onClose()
              go(editPath(who, section))
            }}
          >
            {t(`profile.add.${section}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
