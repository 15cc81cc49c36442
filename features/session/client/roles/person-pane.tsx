import { useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Avatar, Card, ErrorCard, Icon, Skeleton, useText } from '../../../ui/kit'
import { Link, useData, useUrl } from '../../../web/kit'
import type { Right } from '../../contract/wire-rights'
import { MergePerson } from '../merge/merge-person'
import { MergedSection } from '../merge/merged-section'
import { ViewAs } from '../support/view-as'
import { AbilitiesCard } from './abilities-card'
import { ActsForSection } from './acts-for-section'
import { AlikeSection } from './alike-section'
import { DisableAccount } from './disable-account'
import { DisabledNote } from './disabled-note'
import { GrantDialog } from './grant-dialog'
import { GrantsSection } from './grants-section'
import { HistorySection } from './history-section'
import { ModulesSection } from './modules-section'
import { personRequest } from './requests'
import styles from './roles-page.module.css'
import { useMay } from './use-may'

/** What is being given; `kind` where its word is still to be chosen. */
export type Giving = { readonly kind: 'role' | 'moderator' } | { readonly right: Right }

/** One person: what was given, what that allows and why, and how it came to be. */
export function PersonPane({ id }: { readonly id: string }) {
  const t = useText()
  const { withQuery } = useUrl()
  const may = useMay()
  const rights = useData(personRequest(id))
  const [giving, setGiving] = useState<Giving>()
  if (!rights.isSuccess)
    return (
      <Card className={styles.pane}>
        {rights.isPending ? (
          <Skeleton label={t('session.roles.loading')} />
        ) : (
          <ErrorCard error={rights.error} onRetry={() => void rights.refetch()} />
        )}
      </Card>
    )
  const person = rights.data
  return (
    <>
      <Card as="section" pad="none" className={styles.pane} aria-labelledby="person">
        <header className={styles.head}>
          <Link href={withQuery({ person: undefined })} className={styles.back} aria-label={t('session.roles.back')}>
            <Icon of={ArrowLeft} />
          </Link>
          <Avatar name={person.name} src={person.avatar} size={56} />
          <div className={styles.words}>
            <h2 id="person" className={styles.title}>
              {person.name}
            </h2>
            <p className={styles.note}>{[person.email, ...person.addresses].join(', ')}</p>
          </div>
          {may('session.support') ? <ViewAs person={person} /> : null}
          {may('session.merge') ? <MergePerson person={person} /> : null}
          <DisableAccount person={person} />
        </header>
        <DisabledNote person={person} />
        <AlikeSection alike={person.alike} />
        <GrantsSection kind="role" person={person} onGive={setGiving} />
        <ModulesSection person={person} onGive={setGiving} />
        <GrantsSection kind="moderator" person={person} onGive={setGiving} />
        <ActsForSection accounts={person.actsFor} />
        {may('session.merge') ? <MergedSection personId={person.id} /> : null}
        <HistorySection history={person.history} />
      </Card>
      <AbilitiesCard name={person.name} abilities={person.abilities} />
      {giving ? <GrantDialog person={person} giving={giving} onClose={() => setGiving(undefined)} /> : null}
    </>
  )
}
