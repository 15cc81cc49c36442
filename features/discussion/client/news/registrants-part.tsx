import { Megaphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SeatPartProps } from '../../../registrations/contract'
import { findUser } from '../../../session/contract'
import { Button, Card, Icon, useText } from '../../../ui/kit'
import { useFresh, useId, useKernel } from '../../../web/kit'
import { ofPath } from '../requests'
import { NewsForm } from './news-form'
import styles from './news.module.css'
import { Outbox } from './outbox'

/** Above the list of who is registered, for whoever manages them: where all are told something, and what became of it. */
export function Part({ opportunityId }: SeatPartProps) {
  const t = useText()
  const id = useId()
  const user = findUser(useKernel().subject)
  const [isWriting, setWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(false)
  useFresh(user && `discussion.of:${opportunityId}`, ofPath(opportunityId))
  // The form is gone, and what was pressed in it: the way back to it is where one goes on.
  useEffect(() => {
    if (wasWriting.current && !isWriting) opener.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])
  return (
    <Card as="section" aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('discussion.news.title')}
        </h2>
        {isWriting ? null : (
          <Button ref={opener} size="small" onClick={() => setWriting(true)}>
            <Icon of={Megaphone} size={16} />
            {t('discussion.news.write')}
          </Button>
        )}
      </div>
      {isWriting ? (
        <NewsForm
          opportunityId={opportunityId}
          label={t('discussion.update.label')}
          autoFocus
          onClose={() => setWriting(false)}
        />
      ) : null}
      <Outbox opportunityId={opportunityId} />
    </Card>
  )
}
