import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { Button, Countdown, formatDateTime, langOf, Tag, type TagTone, useLanguage, useText } from '../../../ui/kit'
import { forget } from '../../../web/kit'
import type { PostState } from '../../contract'
import type { OutboxItem } from '../../contract/wire-news'
import { API } from '../requests'
import styles from './news.module.css'
import { ReceiptsDialog } from './receipts-dialog'
import { useUndo } from './use-undo'

const tones: Readonly<Record<PostState, TagTone>> = {
  waiting: 'warning',
  shown: 'success',
  held: 'warning',
  removed: 'danger',
  withdrawn: 'neutral',
}

interface OutboxRowProps {
  readonly item: OutboxItem
  /** The server's clock when the list was made, and how far it is from the browser's. */
  readonly serverNow: string
  readonly serverOffsetMs: number | undefined
}

/** News with what becomes of it: while it waits, how long still, and the way to call it back; then who was told. */
export function OutboxRow({ item, serverNow, serverOffsetMs }: OutboxRowProps) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const row = useRef<HTMLLIElement>(null)
  const undo = useUndo(item.id)
  const [isOver, setOver] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { id, text, state, sender, by, at, goesAt } = item
  const onOver = useCallback(() => {
    setOver(true)
    void forget(queries, API)
  }, [queries])
  const isWaiting = state === 'waiting' && goesAt !== null
  return (
    <li ref={row} className={styles.row} tabIndex={-1}>
      <p className={styles.about}>
        <Tag tone={tones[state]}>{t(`discussion.news.state.${state}`)}</Tag>
        <span>{by ? t('discussion.news.by', { sender, by }) : sender}</span>
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      <p className={styles.text} lang={langOf(text, language)}>
        {text}
      </p>
      {isWaiting ? (
        <div className={styles.waits}>
          {isOver ? (
            <span role="status">{t('discussion.news.going')}</span>
          ) : (
            <span>
              {t('discussion.news.goesIn')}{' '}
              <Countdown until={goesAt} serverNow={serverNow} serverOffsetMs={serverOffsetMs} onOver={onOver} />
            </span>
          )}
          <Button
            size="small"
            loading={undo.isPending}
            // The button goes with the wait: whoever goes by keys goes on here.
            onClick={() => undo.mutate(undefined, { onSettled: () => row.current?.focus() })}
          >
            {t('discussion.news.undo')}
          </Button>
        </div>
      ) : null}
      {state === 'shown' ? (
        <div>
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {t('discussion.receipts')}
          </Button>
        </div>
      ) : null}
      {isOpen ? <ReceiptsDialog postId={id} onClose={() => setOpen(false)} /> : null}
    </li>
  )
}
