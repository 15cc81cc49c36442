import { Container, ErrorCard, PageHead, Skeleton, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { devicesRequest, eventsRequest } from '../requests'
import { DeviceList } from './device-list'
import { EventList } from './event-list'
import styles from './settings.module.css'

/** `/user/devices`: where one is logged in, and what happened in the last 30 days. */
function DevicesPage() {
  const t = useText()
  const devices = useData(devicesRequest)
  const events = useData(eventsRequest)
  return (
    <Container className={styles.page}>
      <PageHead title={t('session.settings.devices')} />
      {devices.data ? (
        <DeviceList devices={devices.data.devices} />
      ) : devices.isError ? (
        <ErrorCard error={devices.error} onRetry={() => void devices.refetch()} />
      ) : (
        <Skeleton label={t('session.settings.loading')} rows={3} />
      )}
      {/* What comes first decides where the second stands. */}
      {devices.isPending ? null : events.data ? (
        <EventList events={events.data.events} />
      ) : events.isError ? (
        <ErrorCard error={events.error} small onRetry={() => void events.refetch()} />
      ) : (
        <Skeleton label={t('session.settings.loading')} rows={3} />
      )}
    </Container>
  )
}

export const page: PageModule = { Page: DevicesPage }
