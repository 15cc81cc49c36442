import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Button, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { SettingRow } from '../settings/settings-card'
import { MergedLines } from './merged-lines'
import { OwnMergeDialog } from './own-merge-dialog'
import { ownMergesRequest } from './requests'

interface OwnMergeRowProps {
  /** Addresses of other accounts whose mail comes to the same mailbox. */
  readonly alike: readonly string[]
}

/** Somebody signed up twice: the other account goes over into this one. */
export function OwnMergeRow({ alike }: OwnMergeRowProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [likely] = alike
  const merges = useData(ownMergesRequest).data?.items ?? []
  return (
    <SettingRow
      icon={Merge}
      title={t('session.merge.own')}
      text={likely ? t('session.merge.alike', { email: likely }) : t('session.merge.ownText')}
      control={
        <Button size="small" onClick={() => setOpen(true)}>
          {t('session.merge.ownOpen')}
        </Button>
      }
    >
      {merges.length > 0 ? <MergedLines merges={merges} /> : null}
      {isOpen ? <OwnMergeDialog likely={likely} onClose={() => setOpen(false)} /> : null}
    </SettingRow>
  )
}
