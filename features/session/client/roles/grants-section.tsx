import { Plus, X } from 'lucide-react'
import { Button, formatDate, Icon, useLanguage, useText } from '../../../ui/kit'
import type { Grant, PersonRights } from '../../contract/wire-rights'
import type { Giving } from './person-pane'
import { keyOf, wordOf } from './requests'
import styles from './roles-page.module.css'
import { useMay } from './use-may'
import { useTake } from './use-take'

interface GrantsSectionProps {
  readonly kind: 'role' | 'moderator'
  readonly person: PersonRights
  readonly onGive: (giving: Giving) => void
}

/** What of one kind was given, each with its giver and its end, and a way to take it back. */
export function GrantsSection({ kind, person, onGive }: GrantsSectionProps) {
  const t = useText()
  const mayGrant = useMay()('session.grant')
  const given = person.grants.filter(({ right }) => kind in right)
  return (
    <section className={styles.section} aria-labelledby={`given-${kind}`}>
      <div className={styles.line}>
        <h3 id={`given-${kind}`} className={styles.subtitle}>
          {t(`session.roles.${kind}s`)}
        </h3>
        {mayGrant ? (
          <Button size="small" onClick={() => onGive({ kind })}>
            <Icon of={Plus} size={16} />
            {t(`session.roles.give.${kind}`)}
          </Button>
        ) : null}
      </div>
      {given.length === 0 ? <p className={styles.note}>{t(`session.roles.no.${kind}`)}</p> : null}
      <ul className={styles.grants}>
        {given.map((each) => (
          <GivenRight key={keyOf(each.right)} grant={each} person={person} />
        ))}
      </ul>
    </section>
  )
}

function GivenRight({ grant, person }: { readonly grant: Grant; readonly person: PersonRights }) {
  const t = useText()
  const language = useLanguage()
  const take = useTake(person)
  const mayGrant = useMay()('session.grant')
  const { right, by, until, reason } = grant
  const about = 'moderator' in right && right.moderator.about
  const terms = [
    about ? t('session.roles.ofOpportunity', { number: about.replace('opportunity:', '') }) : '',
    by ? t('session.roles.by', { name: by }) : t('session.roles.byHouse'),
    until ? t('session.roles.until', { date: formatDate(until, language) }) : '',
  ]
  return (
    <li className={styles.grant} title={reason || undefined}>
      <span className={styles.word}>{wordOf(right)}</span>
      <span className={styles.note}>{terms.filter(Boolean).join(', ')}</span>
      {mayGrant ? (
        <button
          type="button"
          className={styles.take}
          aria-label={t('session.roles.take', { right: wordOf(right) })}
          onClick={() => void take(right)}
        >
          <Icon of={X} size={16} />
        </button>
      ) : null}
    </li>
  )
}
