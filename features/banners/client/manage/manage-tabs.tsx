import { findUser } from '../../../session/contract'
import { NavTabs, PageHead, useText } from '../../../ui/kit'
import { useKernel } from '../../../web/kit'
import { APPROVE } from '../../contract'

const tabs = [
  { id: 'ads', href: '/manage/banners' },
  { id: 'notices', href: '/manage/banners/notices' },
] as const

/** Whether whoever looks may decide on ads and speak to everybody. */
export function useMayApprove(): boolean {
  return findUser(useKernel().subject)?.permissions.includes(APPROVE) === true
}

export function ManageTabs({ current }: { readonly current: (typeof tabs)[number]['id'] }) {
  const t = useText()
  const mayApprove = useMayApprove()
  return (
    <>
      <PageHead title={t(`banners.${current}.heading`)} text={t(`banners.${current}.says`)} />
      {mayApprove ? (
        <NavTabs
          label={t('banners.tabs')}
          current={current}
          tabs={tabs.map((tab) => ({ ...tab, label: t(`banners.tab.${tab.id}`) }))}
        />
      ) : null}
    </>
  )
}
