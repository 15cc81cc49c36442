import { Card, Switch, useText } from '../../../ui/kit'
import { bringBack, dismiss, useDismissed } from '../ad/dismissal'

/** Who closed one banner has closed all of this browser: here is the way back, and the same without waiting for one. */
export function AllAdsCard() {
  const t = useText()
  const isClosed = useDismissed()
  return (
    <Card as="section">
      <Switch
        between
        label={t('banners.own.all')}
        note={t(isClosed ? 'banners.own.allClosed' : 'banners.own.allText')}
        checked={!isClosed}
        onChange={(isOn) => (isOn ? bringBack() : dismiss())}
      />
    </Card>
  )
}
