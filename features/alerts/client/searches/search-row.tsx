import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton, ItemRow, Tag, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import type { KeptSearch } from '../../contract/wire'
import { timeOf } from '../choices'
import { SearchForm } from '../search-form'
import { useSearch } from './use-search'

/** One kept search: where it leads, how often it writes, and what one can do with it. */
export function SearchRow({ search }: { readonly search: KeptSearch }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { change, drop } = useSearch(search, () => setOpen(false))
  const { name, frequency, quiet, zone, told, path } = search
  const hours = quiet ? t('alerts.row.quiet', { from: timeOf(quiet.from), to: timeOf(quiet.to), zone }) : zone
  return (
    <>
      <ItemRow
        kind="event"
        title={<Link href={path}>{name}</Link>}
        lines={[hours, t('alerts.row.told', { count: told })]}
      >
        <Tag tone={frequency === 'off' ? 'neutral' : 'success'}>{t(`alerts.frequency.${frequency}`)}</Tag>
        <IconButton icon={Pencil} label={t('alerts.edit', { name })} onClick={() => setOpen(true)} />
        <IconButton
          icon={Trash2}
          label={t('alerts.drop', { name })}
          loading={drop.isPending}
          onClick={() => drop.mutate()}
        />
      </ItemRow>
      {isOpen ? (
        <SearchForm
          title={t('alerts.editTitle')}
          begin={{ name, frequency, quiet, zone }}
          isSaving={change.isPending}
          error={change.error}
          onSave={(choices) => change.mutate(choices)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
