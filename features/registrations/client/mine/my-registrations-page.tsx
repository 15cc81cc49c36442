import { ButtonLink, EmptyState, ListPage, NavTabs, Select, useText } from '../../../ui/kit'
import { ownKinds } from '../../../listings/contract'
import { navigation, type PageModule, type PageProps } from '../../../web/contract'
import { useKeysetList, useService } from '../../../web/kit'
import type { MyRegistration, MyRegistrations } from '../../contract/wire'
import { minePath } from '../paths'
import { mineRequest } from '../requests'
import { MineParts } from './mine-parts'
import { RegistrationRow } from './registration-row'

const STATES = ['all', 'registered', 'withdrawn'] as const

/** `/user/registrations/:kind/:state` (spec §2.2). */
function MyRegistrationsPage({ at }: PageProps) {
  const t = useText()
  const { go } = useService(navigation)
  // What stands in the address and is no filter is passed over: an old link still shows something.
  const kind = ownKinds.find(({ id }) => id === at.params['kind'])?.id ?? 'all'
  const state = STATES.find((each) => each === at.params['state']) ?? 'all'
  const list = useKeysetList<MyRegistration, MyRegistrations>((...rows) => mineRequest(kind, state, ...rows))
  const counts = list.first?.counts
  const countOf = {
    registered: counts?.registered,
    withdrawn: counts?.withdrawn,
    all: counts && counts.registered + counts.withdrawn,
  }
  return (
    <ListPage
      title={t('registrations.title.mine')}
      actions={
        <Select
          size="small"
          aria-label={t('registrations.mine.kind')}
          options={[
            { value: 'all', label: t('registrations.mine.allKinds') },
            ...ownKinds.map(({ id, plural }) => ({ value: id, label: t(plural) })),
          ]}
          value={kind}
          onChange={({ currentTarget }) => go(minePath(currentTarget.value, state))}
        />
      }
      tabs={
        <>
          <MineParts />
          <NavTabs
            label={t('registrations.mine.states')}
            current={state}
            tabs={STATES.map((id) => ({
              id,
              label: t(`registrations.mine.${id}`),
              count: countOf[id],
              href: minePath(kind, id),
            }))}
          />
        </>
      }
      list={list}
      total={countOf[state]}
      loading={t('registrations.mine.loading')}
      empty={<Nothing isFiltered={kind !== 'all' || state !== 'all'} />}
    >
      {list.items.map((each) => (
        <RegistrationRow key={each.id} registration={each} />
      ))}
    </ListPage>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useText()
  const which = isFiltered ? 'Filtered' : ''
  return (
    <EmptyState
      title={t(`registrations.empty${which}`)}
      text={t(`registrations.empty${which}Text`)}
      actions={
        <ButtonLink variant="primary" href={isFiltered ? minePath() : '/all-opportunities'}>
          {t(isFiltered ? 'registrations.mine.showAll' : 'registrations.mine.find')}
        </ButtonLink>
      }
    />
  )
}

export const page: PageModule = {
  Page: MyRegistrationsPage,
  head: ({ t }) => ({ title: t('registrations.title.mine'), robots: 'noindex' }),
}
