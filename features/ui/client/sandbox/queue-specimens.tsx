import { useService } from '../../../web/kit'
import { confirm, stage } from '../../contract/index'
import { Button, useText } from '../../kit'
import { Row, Specimens } from './specimen'

/** Several overlays that want to be seen at once, so that one sees who waits. */
export function QueueSpecimens() {
  const t = useText()
  const { open } = useService(stage)
  const { ask } = useService(confirm)
  const openBanners = () => ['ad', 'notice', 'update'].forEach((word) => open(`ui.sandbox-${word}`))
  const openPopup = () => {
    open('ui.sandbox-nudge')
    for (const type of ['warning', 'delete'] as const) void ask({ type, text: t('ui.sandbox.askText') })
  }
  return (
    <Specimens name="queue">
      <Row>
        <Button onClick={openBanners}>{t('ui.sandbox.banners')}</Button>
        <Button onClick={openPopup}>{t('ui.sandbox.popup')}</Button>
      </Row>
    </Specimens>
  )
}
