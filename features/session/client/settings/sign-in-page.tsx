import { ButtonLink, Container, ErrorCard, Note, PageHead, Skeleton, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { signInSettingsRequest } from '../requests'
import { safeReturnUrl } from '../return-url'
import { ElsewhereRows } from './elsewhere-rows'
import { FactorRow } from './factor-row'
import { PasskeyRows } from './passkey-rows'
import { PasswordRow } from './password-row'
import { SettingsCard } from './settings-card'
import styles from './settings.module.css'

/** `/user/sign-in`: password, passkeys, second factor, accounts elsewhere. With `returnUrl` an admin was led here to set one up. */
function SignInPage({ at }: PageProps) {
  const t = useText()
  const settings = useData(signInSettingsRequest)
  const returnUrl = safeReturnUrl(at.query['returnUrl'])
  return (
    <Container className={styles.page}>
      <PageHead title={t('session.settings.signIn')} />
      {/* What is known stays when asking for it again fails: codes that are shown once may stand over it. */}
      {settings.data ? (
        <>
          {settings.data.isFactorNeeded && !settings.data.factorSince && (
            <Note tone="warning">{t('session.factor.needed')}</Note>
          )}
          {settings.data.factorSince && returnUrl !== '/' && (
            <Note tone="success">
              {t('session.factor.goOn')} <ButtonLink href={returnUrl}>{t('session.factor.continue')}</ButtonLink>
            </Note>
          )}
          <SettingsCard title={t('session.signIn.title')}>
            <PasswordRow changedAt={settings.data.passwordChangedAt} />
            <PasskeyRows passkeys={settings.data.passkeys} />
            <FactorRow settings={settings.data} />
            <ElsewhereRows elsewhere={settings.data.elsewhere} />
          </SettingsCard>
        </>
      ) : settings.isError ? (
        <ErrorCard error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Skeleton label={t('session.settings.loading')} rows={3} />
      )}
    </Container>
  )
}

export const page: PageModule = { Page: SignInPage }
