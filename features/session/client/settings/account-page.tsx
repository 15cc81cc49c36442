import { Container, ErrorCard, PageHead, Skeleton, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { OwnMergeRow } from '../merge/own-merge-row'
import { accountSettingsRequest } from '../requests'
import { AddressRows } from './address-rows'
import { EmailRow } from './email-row'
import { LooksCard } from './looks-card'
import { PhoneRow } from './phone-row'
import { SettingsCard } from './settings-card'
import styles from './settings.module.css'

/** `/user/my-account`: addresses, phone, language and appearance. What is known stays when asking for it again fails: a dialog may be open over it. */
function AccountPage() {
  const t = useText()
  const settings = useData(accountSettingsRequest)
  return (
    <Container className={styles.page}>
      <PageHead title={t('session.settings.account')} />
      {settings.data ? (
        <SettingsCard title={t('session.account.reach')}>
          <EmailRow settings={settings.data} />
          <AddressRows addresses={settings.data.addresses} canAdd={settings.data.provedAt !== null} />
          <PhoneRow phone={settings.data.phone} />
          <OwnMergeRow alike={settings.data.alike} />
        </SettingsCard>
      ) : settings.isError ? (
        <ErrorCard error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Skeleton label={t('session.settings.loading')} rows={6} />
      )}
      {/* How high the rows above are depends on what they say: what stands below comes with them. */}
      {settings.isPending ? null : <LooksCard />}
    </Container>
  )
}

export const page: PageModule = { Page: AccountPage }
