import { Container, EmptyState, PageHead, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useUrl } from '../../../web/kit'
import { PeopleList } from './people-list'
import { PersonPane } from './person-pane'
import { RoleMatrix } from './role-matrix'
import styles from './roles-page.module.css'

const ID = /^[1-9]\d{0,8}$/

/** `/users-roles-and-permissions?person=12`: who may do what, given by whom and why, and what that allows. */
function RolesPage() {
  const t = useText()
  const { query } = useUrl()
  const person = ID.test(query['person'] ?? '') ? query['person'] : undefined
  return (
    <Container wide className={styles.page}>
      <PageHead title={t('session.roles')} text={t('session.roles.says')} actions={<RoleMatrix />} />
      <div className={styles.columns} data-chosen={person !== undefined}>
        <PeopleList chosen={person} />
        {person ? (
          <PersonPane key={person} id={person} />
        ) : (
          <div className={styles.nobody}>
            <EmptyState title={t('session.roles.nobody')} text={t('session.roles.nobodyText')} />
          </div>
        )}
      </div>
    </Container>
  )
}

export const page: PageModule = {
  Page: RolesPage,
  head: ({ t }) => ({ title: t('session.roles.title'), robots: 'noindex' }),
}
