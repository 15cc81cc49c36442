import { formatNumber, Table, useLanguage, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { Link, useData } from '../../../web/kit'
import type { ReferralEntries } from '../../contract/wire-referrals'
import { Figures } from '../numbers/figures'
import { CodeFrame, codeOf } from './code-frame'
import { entriesRequest } from './requests'

/** `/referral-competition-dashboard/{ref_id}` (spec §2.6): how many who came by a code registered, by opportunity. */
function EntriesPage(props: PageProps) {
  const code = codeOf(props)
  const found = useData(entriesRequest(code))
  return (
    <CodeFrame code={code} current="entries" owner={found.data?.owner} found={found}>
      {found.data ? <Entries entries={found.data} /> : null}
    </CodeFrame>
  )
}

function Entries({ entries: { items, total } }: { readonly entries: ReferralEntries }) {
  const t = useText()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <Figures
        figures={(['opened', 'registered'] as const).map((id) => ({
          id,
          label: t(`tracking.referrals.${id}`),
          value: number(total[id]),
        }))}
      />
      <Table
        caption={t('tracking.referrals.entries')}
        columns={[
          {
            id: 'title',
            head: t('tracking.opportunity'),
            cell: ({ title, path }) => (path ? <Link href={path}>{title}</Link> : t('tracking.referrals.unlisted')),
          },
          { id: 'opened', head: t('tracking.referrals.opened'), cell: ({ opened }) => number(opened), number: true },
          {
            id: 'registered',
            head: t('tracking.referrals.registered'),
            cell: ({ registered }) => number(registered),
            number: true,
          },
        ]}
        rows={items}
        keyOf={({ id }) => String(id)}
        empty={t('tracking.referrals.noEntries')}
      />
    </>
  )
}

export const page: PageModule = {
  Page: EntriesPage,
  head: ({ t }) => ({ title: t('tracking.title.referralEntries'), robots: 'noindex' }),
}
