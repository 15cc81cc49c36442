import { Ellipsis } from 'lucide-react'
import { IconButton, Menu, useText } from '../../../ui/kit'
import type { ManagedListing } from '../../contract/wire'
import { useVerify } from './use-verify'

/** Whether the organizer of a listing carries the badge of its organisation: for whoever approves, where somebody organizes it. */
export function VerifyMenu({ listing }: { readonly listing: ManagedListing }) {
  const t = useText()
  const verify = useVerify(listing)
  const { title, organisation, organizer, verification } = listing
  if (!verification) return null
  const isVerified = verification.of === 'organizer'
  return (
    <Menu
      label={t('manage.actionsOf', { title })}
      align="end"
      items={[
        isVerified
          ? {
              id: 'take-verification',
              label: t('manage.takeVerification'),
              danger: true,
              onSelect: () => void verify(false),
            }
          : {
              id: 'verify',
              label: t('manage.verify', { organisation, organizer }),
              onSelect: () => void verify(true),
            },
      ]}
      trigger={(props) => <IconButton icon={Ellipsis} label={t('manage.actionsOf', { title })} {...props} />}
    />
  )
}
