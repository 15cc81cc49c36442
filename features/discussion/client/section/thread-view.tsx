import { useState } from 'react'
import { Button, useText } from '../../../ui/kit'
import { findUser } from '../../../session/contract'
import { useKernel } from '../../../web/kit'
import type { Thread } from '../../contract/wire'
import { postPath } from '../requests'
import styles from './discussion.module.css'
import { PostView } from './post-view'
import { usePin } from './use-pin'
import { WriteForm } from './write-form'

/** Answers beyond these are shown on demand: most questions have one or two. */
const FIRST = 3

interface ThreadViewProps {
  readonly thread: Thread
  /** When this was told. */
  readonly now: number
  readonly isOrganizer: boolean
  readonly mayAnswer: boolean
}

/** A question, the answers to it, and where to answer. */
export function ThreadView({ thread, now, isOrganizer, mayAnswer }: ThreadViewProps) {
  const t = useText()
  const user = findUser(useKernel().subject)
  const [isWhole, setWhole] = useState(false)
  const [isAnswering, setAnswering] = useState(false)
  const pin = usePin(thread.id)
  const { answers, isPinned } = thread
  const shown = isWhole ? answers : answers.slice(0, FIRST)
  const pinning = {
    id: 'pin',
    label: t(isPinned ? 'discussion.unpin' : 'discussion.pin'),
    onSelect: () => pin(!isPinned),
  }
  return (
    <li className={styles.thread}>
      <PostView
        post={thread}
        now={now}
        isPinned={isPinned}
        answers={answers.length}
        more={isOrganizer ? [pinning] : []}
      />
      <div className={styles.answers}>
        {shown.map((answer) => (
          <PostView key={answer.id} post={answer} now={now} />
        ))}
        {shown.length < answers.length ? (
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {t('discussion.moreAnswers', { count: answers.length - shown.length })}
          </Button>
        ) : null}
        {isAnswering ? (
          <WriteForm
            path={`${postPath(thread.id)}/answers`}
            body={{}}
            label={t('discussion.answer.label')}
            send={t('discussion.answer.send')}
            done={t('discussion.answer.done')}
            autoFocus
            onClose={() => setAnswering(false)}
          />
        ) : user && mayAnswer && thread.state === 'shown' ? (
          <Button size="small" onClick={() => setAnswering(true)}>
            {t('discussion.answer.open')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
