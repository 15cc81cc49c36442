import type { OverlayProps } from '../../contract/index'
import { Button, Dialog, useText } from '../../kit'

export function Overlay({ onClose }: OverlayProps) {
  const t = useText()
  return (
    <Dialog
      open
      centred
      width={450}
      title={t('ui.sandbox.emptyTitle')}
      text={t('ui.sandbox.emptyText')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    />
  )
}
