import { NavTabs, PageHead, useText } from '../../../ui/kit'

const tabs = [
  { id: 'messages', href: '/push-notifications' },
  { id: 'receipts', href: '/push-notifications/receipts' },
  { id: 'undelivered', href: '/push-notifications/undelivered' },
] as const

export function CampaignTabs({ current }: { readonly current: (typeof tabs)[number]['id'] }) {
  const t = useText()
  return (
    <>
      <PageHead
        title={t('notifications.many.heading')}
        text={t(current === 'receipts' ? 'notifications.proof.says' : 'notifications.many.says')}
      />
      <NavTabs
        label={t('notifications.many.heading')}
        current={current}
        tabs={tabs.map((tab) => ({ ...tab, label: t(`notifications.many.tab.${tab.id}`) }))}
      />
    </>
  )
}
