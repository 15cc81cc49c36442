import { Clock3 } from 'lucide-react'
import type { SeatPartProps } from '../../registrations/contract'
import { session } from '../../session/contract'
import { Button, ButtonLink, Icon, SkeletonBlock, useText } from '../../ui/kit'
import { useData, useService } from '../../web/kit'
import { placeRequest } from './requests'
import { useFollow, usePlace } from './use-place'
import styles from './waitlist.module.css'

/** Where one would enter, were there a seat left: the way into the line, or one's place in it. */
export function Part({ opportunityId }: SeatPartProps) {
  const t = useText()
  const { asSomeone } = useService(session)
  const { data } = useData(placeRequest(opportunityId), { keepTrying: true })
  const { join, isChanging } = usePlace(opportunityId)
  useFollow(opportunityId)
  if (!data) return <SkeletonBlock height={48} />
  const { waiting, position } = data
  return (
    <div className={styles.full} aria-live="polite">
      {position === null ? (
        <Button variant="primary" size="large" full loading={isChanging} onClick={() => asSomeone(join)}>
          {t('waitlist.join')}
        </Button>
      ) : (
        <ButtonLink variant="secondary" size="large" full href="/user/registrations/all/all">
          <Icon of={Clock3} />
          {t('waitlist.position', { position, waiting })}
        </ButtonLink>
      )}
      <p className={styles.says}>{position === null ? t('waitlist.full', { waiting }) : t('waitlist.told')}</p>
    </div>
  )
}
