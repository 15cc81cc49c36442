import { Ellipsis } from 'lucide-react'
import { IconButton, Menu, useText } from '../../ui/kit'
import type { ManagedListing } from '../contract/wire'
import type { ModerateAct } from './moderation/moderate-dialog'
import { useVerify } from './verification/use-verify'

/** Of what is public, and of what was: by what it says of itself. */
function actsOn({ state, takenDownWhy }: ManagedListing): readonly ModerateAct[] {
  if (state === 'live') return ['close', 'take-down']
  if (state === 'closed') return ['take-down']
  return takenDownWhy === undefined ? [] : ['put-back']
}

interface ApproverMenuProps {
  readonly listing: ManagedListing
  readonly onAct: (act: ModerateAct) => void
}

/** What whoever approves can do to a listing besides deciding about it: the badge of its organizer, and what is public ended or put back. */
export function ApproverMenu({ listing, onAct }: ApproverMenuProps) {
  const t = useText()
  const verify = useVerify(listing)
  const { id, title, organisation, organizer, verification } = listing
  const acts = actsOn(listing)
  const isVerified = verification?.of === 'organizer'
  const badge = isVerified
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
      }
  return (
    <Menu
      label={t('manage.actionsOf', { title })}
      align="end"
      items={[
        ...(verification ? [badge] : []),
        { id: 'activity', label: t('manage.activity'), href: `/manage/opportunity/${id}/activity` },
        ...acts.map((each) => ({
          id: each,
          label: t(`manage.moderate.${each}`),
          ...(each === 'take-down' && { danger: true }),
          onSelect: () => onAct(each),
        })),
      ]}
      trigger={(props) => <IconButton icon={Ellipsis} label={t('manage.actionsOf', { title })} {...props} />}
    />
  )
}
