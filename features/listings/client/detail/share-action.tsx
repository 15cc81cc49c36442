import { CalendarPlus, Link2, Printer, Share2 } from 'lucide-react'
import { Button, Icon, Menu, type MenuEntry, useCopyLink, useText, VisuallyHidden } from '../../../ui/kit'
import type { DetailProps } from '../../contract'

/** Takes the page elsewhere: to somebody, into a calendar, onto paper. */
export function Action({ opportunityId, title, path, closesAt, isOpen }: DetailProps) {
  const t = useText()
  const copy = useCopyLink()
  const hasSheet = typeof navigator !== 'undefined' && 'share' in navigator
  const sheet: MenuEntry = {
    id: 'share',
    label: t('listings.share.with'),
    icon: Share2,
    // Closing it without a choice is no fault.
    onSelect: () => void navigator.share({ title, url: location.origin + path }).catch(() => {}),
  }
  const calendar: MenuEntry = {
    id: 'calendar',
    label: t('listings.share.calendar'),
    icon: CalendarPlus,
    onSelect: () => location.assign(`/api/listings/opportunities/${opportunityId}/deadline.ics`),
  }
  const items: readonly MenuEntry[] = [
    ...(hasSheet ? [sheet] : []),
    { id: 'copy', label: t('listings.share.copy'), icon: Link2, onSelect: () => void copy(path) },
    ...(isOpen && closesAt ? [calendar] : []),
    { id: 'print', label: t('listings.share.print'), icon: Printer, onSelect: () => print() },
  ]
  return (
    <Menu
      label={t('listings.share')}
      align="end"
      items={items}
      trigger={(trigger) => (
        <Button {...trigger} full>
          <Icon of={Share2} size={18} />
          <VisuallyHidden onPhone>{t('listings.share')}</VisuallyHidden>
        </Button>
      )}
    />
  )
}
