import { useEffect, useState } from 'react'
import { Dialog, useText } from '../../ui/kit'
import type { OverlayProps } from '../../ui/contract'
import { navigation } from '../../web/contract'
import { useData, useService } from '../../web/kit'
import { DashboardChoice } from './dashboard-choice'
import { findOnly, profileRequest } from './requests'

/** “Select Dashboard” (spec §2.2). Whoever has one college only goes straight there. */
export function Overlay({ onClose }: OverlayProps) {
  const t = useText()
  const { go } = useService(navigation)
  const found = useData(profileRequest)
  const only = found.data && findOnly(found.data)
  useEffect(() => {
    if (!only) return
    onClose()
    go(only)
  }, [only, onClose, go])
  // Nothing is asked before it is known between what: the focus then stands on the first choice. What failed is asked anew where it stands.
  const [isShown, setShown] = useState(false)
  if (!isShown && !found.isPending && !only) setShown(true)
  if (!isShown || only) return null
  return (
    <Dialog open onClose={onClose} title={t('campus.title.select')} width={360}>
      <DashboardChoice onChoose={onClose} />
    </Dialog>
  )
}
