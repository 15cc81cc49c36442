import { Button, ButtonLink, formatDateTime, holdKindOf, ItemRow, useLanguage, useText, Written } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { OwnPlace } from '../../contract/wire'
import { useFollow, usePlace } from '../use-place'

/** One line that one stands in: the seat that is kept and until when, or how many come before. */
export function PlaceRow({ place }: { readonly place: OwnPlace }) {
  const t = useText()
  const language = useLanguage()
  const { opportunityId, kind, title, organisation, path, isOpen, position, waiting, keptUntil } = place
  const { leave, isChanging } = usePlace(opportunityId)
  useFollow(opportunityId)
  const stands = keptUntil
    ? t('waitlist.keptUntil', { date: formatDateTime(keptUntil, language) })
    : position === null
      ? t('waitlist.closedKept')
      : isOpen
        ? t('waitlist.position', { position, waiting })
        : t('waitlist.closed')
  return (
    <ItemRow
      kind={holdKindOf(kind)}
      title={
        <Link href={path}>
          <Written text={title} />
        </Link>
      }
      lines={[organisation, stands]}
    >
      {keptUntil ? (
        <ButtonLink variant="primary" size="small" href={`/registration/${opportunityId}`}>
          {t('waitlist.take')}
        </ButtonLink>
      ) : null}
      <Button
        size="small"
        loading={isChanging}
        aria-label={t(keptUntil ? 'waitlist.letGoOf' : 'waitlist.leaveOf', { title })}
        onClick={() => void leave(title, keptUntil !== null)}
      >
        {t(keptUntil ? 'waitlist.letGo' : 'waitlist.leave')}
      </Button>
    </ItemRow>
  )
}
