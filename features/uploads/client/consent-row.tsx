import { useState } from 'react'
import { Button, ErrorCard, formatDateTime, formatSize, Skeleton, useLanguage, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import { fileHref } from '../contract'
import type { MyUploads } from '../contract/wire'
import styles from './consent-row.module.css'
import { mineRequest } from './requests'

/** Beside what one agreed to: the files that one has here. They may be many: they are asked for once somebody wants to see them. */
export function Part() {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={styles.part} id="uploads">
      <div className={styles.words}>
        <p className={styles.title}>{t('uploads.mine')}</p>
        <p className={styles.note}>{t('uploads.mine.says')}</p>
      </div>
      {isAsked ? (
        <div className={styles.files}>
          <OwnFiles />
        </div>
      ) : (
        <Button size="small" onClick={() => setAsked(true)}>
          {t('uploads.mine.show')}
        </Button>
      )}
    </div>
  )
}

function OwnFiles() {
  const t = useText()
  const mine = useData(mineRequest)
  if (mine.isError) return <ErrorCard small error={mine.error} onRetry={() => void mine.refetch()} />
  if (!mine.data) return <Skeleton label={t('uploads.reading')} rows={1} />
  const { items } = mine.data
  if (items.length === 0) return <p className={styles.note}>{t('uploads.mine.none')}</p>
  return (
    <ul aria-label={t('uploads.mine')}>
      {items.map((each) => (
        <OwnFile key={each.id} of={each} />
      ))}
    </ul>
  )
}

function OwnFile({ of: { id, name, bytes, state, isSent, at } }: { readonly of: MyUploads['items'][number] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <li className={styles.file}>
      {state === 'ready' ? (
        <a href={fileHref(id)} download={name}>
          {name}
        </a>
      ) : (
        <b>{name}</b>
      )}
      <span className={styles.note}>
        {[
          formatSize(bytes, language),
          formatDateTime(at, language),
          t(`uploads.mine.${isSent ? 'sent' : 'unsent'}`),
          ...(state === 'ready' ? [] : [t(`uploads.mine.${state}`)]),
        ].join(' · ')}
      </span>
    </li>
  )
}
