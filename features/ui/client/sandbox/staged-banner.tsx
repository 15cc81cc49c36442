import { Sparkles } from 'lucide-react'
import type { OverlayProps } from '../../contract/index'
import { Banner, Button, useText } from '../../kit'

export function Overlay({ onClose }: OverlayProps) {
  const t = useText()
  const close = (
    <Button size="small" onClick={onClose}>
      {t('ui.close')}
    </Button>
  )
  return (
    <Banner tone="info" icon={Sparkles} actions={close}>
      {t('ui.sandbox.banner')}
    </Banner>
  )
}
