import { ButtonLink, formatDate, holdKindOf, ItemRow, useLanguage, useText, Written } from '../../../ui/kit'
import { ownKinds } from '../../../listings/contract'
import { Link } from '../../../web/kit'
import type { Registration } from '../../contract/wire'
import { receiptPath } from '../paths'
import { StateBadge } from '../state-badge'
import { verbOf } from '../verb'

/** One registration: what it is, where it stands since when, and who acts next. */
export function RegistrationRow({ registration }: { readonly registration: Registration }) {
  const t = useText()
  const language = useLanguage()
  const { id, kind, title, organisation, path, state, registeredAt, updatedAt } = registration
  const plural = ownKinds.find((each) => each.id === kind)?.plural
  const date = formatDate(state === 'registered' ? registeredAt : updatedAt, language)
  return (
    <ItemRow
      kind={holdKindOf(kind)}
      title={
        <Link href={path}>
          <Written text={title} />
        </Link>
      }
      lines={[
        [organisation, plural && t(plural)].filter(Boolean).join(' · '),
        t(`registrations.row.${state === 'withdrawn' ? `withdrawn.${verbOf(kind)}` : state}`, { date, organisation }),
      ]}
    >
      <StateBadge state={state} kind={kind} />
      <ButtonLink size="small" href={receiptPath(id)} aria-label={t('registrations.row.receiptOf', { title })}>
        {t('registrations.row.receipt')}
      </ButtonLink>
    </ItemRow>
  )
}
