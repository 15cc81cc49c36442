import { FilePen } from 'lucide-react'
import { ButtonLink, formatDate, holdKindOf, ItemRow, Tag, useLanguage, useText, Written } from '../../../ui/kit'
import { ownKinds } from '../../../listings/contract'
import { Link } from '../../../web/kit'
import type { MyRegistration } from '../../contract/wire'
import { receiptPath } from '../paths'
import { StandingBadges } from '../state-badge'
import { sayNext } from './say-next'

/** One registration: what it is, where it stands since when, what became of its opportunity, and who acts next. */
export function RegistrationRow({ registration }: { readonly registration: MyRegistration }) {
  const t = useText()
  const language = useLanguage()
  const { id, kind, title, organisation, path, state, registeredAt, updatedAt, hasNewTerms } = registration
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
        [t(`registrations.row.${state}`, { date }), ...sayNext(registration, language, t)].join(' · '),
      ]}
    >
      {hasNewTerms ? (
        <Tag tone="warning" icon={FilePen}>
          {t('registrations.row.newTerms')}
        </Tag>
      ) : null}
      <StandingBadges of={registration} />
      <ButtonLink
        size="small"
        href={hasNewTerms ? `${receiptPath(id)}#terms` : receiptPath(id)}
        aria-label={t(`registrations.row.${hasNewTerms ? 'changesOf' : 'receiptOf'}`, { title })}
      >
        {t(`registrations.row.${hasNewTerms ? 'changes' : 'receipt'}`)}
      </ButtonLink>
    </ItemRow>
  )
}
