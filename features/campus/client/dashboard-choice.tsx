import { EmptyState, ErrorCard, Skeleton, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import { InstitutionList } from './institution-list'
import { profileRequest } from './requests'

/** University and colleges to choose from (spec §2.2). */
export function DashboardChoice({ onChoose }: { readonly onChoose?: () => void }) {
  const t = useText()
  const profile = useData(profileRequest)
  if (profile.isPending) return <Skeleton label={t('campus.loading')} rows={2} />
  if (profile.isError) return <ErrorCard error={profile.error} onRetry={() => void profile.refetch()} small />
  const { university, admin_colleges } = profile.data.data
  if (!university && admin_colleges.length === 0)
    return <EmptyState title={t('campus.noDashboard')} text={t('campus.noDashboardText')} />
  const chosen = onChoose && { onChoose }
  return (
    <>
      <InstitutionList label={t('campus.group.university')} institutions={university ? [university] : []} {...chosen} />
      <InstitutionList label={t('campus.group.colleges')} institutions={admin_colleges} {...chosen} />
    </>
  )
}
