import { Merge } from 'lucide-react'
import { useState } from 'react'
import { Button, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { SettingRow } from '../settings/settings-card'
import { useProof } from '../settings/use-proof'
import { MergedLines } from './merged-lines'
import { OwnMergeDialog } from './own-merge-dialog'
import { ownMergesRequest } from './requests'

/** Somebody signed up twice: the other account goes over into this one. */
export function OwnMergeRow() {
  const t = useText()
  const proof = useProof()
  const [isOpen, setOpen] = useState(false)
  const merges = useData(ownMergesRequest).data?.items ?? []
  return (
    <SettingRow
      icon={Merge}
      title={t('session.merge.own')}
      text={t('session.merge.ownText')}
      control={
        <Button size="small" onClick={() => setOpen(true)}>
          {t('session.merge.ownOpen')}
        </Button>
      }
    >
      {merges.length > 0 ? <MergedLines merges={merges} proof={proof} /> : null}
      {isOpen ? <OwnMergeDialog proof={proof} onClose={() => setOpen(false)} /> : null}
      {proof.dialog}
    </SettingRow>
  )
}
