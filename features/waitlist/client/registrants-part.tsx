import { Clock3 } from 'lucide-react'
import type { SeatPartProps } from '../../registrations/contract'
import { Note, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import { placeRequest } from './requests'
import { useFollow } from './use-place'

/** For the organizer: how many wait, where anybody does. */
export function Part({ opportunityId }: SeatPartProps) {
  const t = useText()
  const { data } = useData(placeRequest(opportunityId), { keepTrying: true })
  useFollow(opportunityId)
  if (!data?.waiting) return null
  return <Note icon={Clock3}>{t('waitlist.organizer', { count: data.waiting })}</Note>
}
