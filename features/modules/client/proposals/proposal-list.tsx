import { useState } from 'react'
import type { Proposal } from '../../contract/wire-proposals'
import { ApproveDialog } from './approve-dialog'
import { DeclineDialog } from './decline-dialog'
import { ProposalNote } from './proposal-note'
import styles from './proposals.module.css'

interface ProposalListProps {
  readonly proposals: readonly Proposal[]
  /** What is on and would stop with a module. */
  readonly alongWith: (feature: string) => readonly string[]
  /** Asked to approve elsewhere on the page: by the module's own switch. */
  readonly approving: Proposal | undefined
  readonly onApprove: (proposal: Proposal | undefined) => void
}

/** What waits for a second person. A dialog about one that is settled meanwhile stays: whoever goes on in it is told. */
export function ProposalList({ proposals, alongWith, approving, onApprove }: ProposalListProps) {
  const [declining, setDeclining] = useState<Proposal>()
  return (
    <>
      {proposals.length > 0 && (
        <div className={styles.list}>
          {proposals.map((each) => (
            <ProposalNote
              key={each.id}
              proposal={each}
              onApprove={() => onApprove(each)}
              onDecline={() => setDeclining(each)}
            />
          ))}
        </div>
      )}
      {approving && (
        <ApproveDialog proposal={approving} along={alongWith(approving.feature)} onClose={() => onApprove(undefined)} />
      )}
      {declining && <DeclineDialog proposal={declining} onClose={() => setDeclining(undefined)} />}
    </>
  )
}
