import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorCard,
  formatDateTime,
  Skeleton,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { idInAddress, useData, useTitle } from '../../../web/kit'
import type { RegistrationForm as FormData } from '../../contract/wire'
import { receiptPath } from '../paths'
import { formRequest } from '../requests'
import { SeatParts } from '../seat-parts'
import { verbOf } from '../verb'
import { RegistrationForm } from './registration-form'

/** `/registration/:opportunityId`: the form, or why there is none. */
function RegistrationPage({ at }: PageProps) {
  const t = useText()
  const id = idInAddress(at.params['opportunityId'])
  const form = useData(formRequest(id))
  const about = form.data?.opportunity
  useTitle(about && t(`registrations.form.title.${verbOf(about.kind)}`, { title: about.title }))
  if (form.data?.standing === 'open' && form.data.own?.state !== 'registered')
    return <RegistrationForm key={id} form={form.data} />
  return (
    <Container>
      {form.isPending && <Skeleton label={t('registrations.form.loading')} rows={3} />}
      {form.isError && (
        // This page has no bars: without a link nobody comes on from here.
        <ErrorCard
          error={form.error}
          onRetry={() => void form.refetch()}
          actions={<ButtonLink href="/all-opportunities">{t('registrations.mine.find')}</ButtonLink>}
        />
      )}
      {form.data && <NoForm form={form.data} />}
    </Container>
  )
}

function NoForm({ form: { opportunity, own, standing } }: { readonly form: FormData }) {
  const t = useText()
  const language = useLanguage()
  const { title, path, kind, opensAt, externalUrl } = opportunity
  const verb = verbOf(kind)
  if (own?.state === 'registered')
    return (
      <EmptyState
        title={t(`registrations.form.already.${verb}`, { title })}
        text={t('registrations.form.alreadyText')}
        actions={
          <ButtonLink variant="primary" href={receiptPath(own.id)}>
            {t('registrations.form.toReceipt')}
          </ButtonLink>
        }
      />
    )
  const said = standing === 'external' || standing === 'closed' ? `${standing}Text.${verb}` : `${standing}Text`
  const date = opensAt ? formatDateTime(opensAt, language) : ''
  return (
    <EmptyState
      title={t(`registrations.form.${standing === 'external' ? `external.${verb}` : standing}`, { title, date })}
      text={t(`registrations.form.${said}`, { date })}
      actions={
        <>
          {standing === 'external' && externalUrl ? (
            <ButtonLink variant="primary" href={externalUrl} target="_blank" rel="noopener nofollow">
              {t(`registrations.action.external.${verb}`)}
            </ButtonLink>
          ) : null}
          <ButtonLink variant="secondary" href={path}>
            {t('registrations.form.back')}
          </ButtonLink>
        </>
      }
    >
      {standing === 'full' ? <SeatParts place="full" opportunityId={opportunity.id} /> : null}
    </EmptyState>
  )
}

export const page: PageModule = {
  Page: RegistrationPage,
  texts: ['listings'],
  head: ({ t }) => ({ title: t('registrations.title.form'), robots: 'noindex' }),
}
