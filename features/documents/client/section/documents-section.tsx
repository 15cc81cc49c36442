import { ExternalLink, FileText, Image as Picture, Link2 } from 'lucide-react'
import type { DetailProps } from '../../../listings/contract'
import { ErrorCard, Icon, Skeleton, SkeletonBlock, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import type { ShownDocuments } from '../../contract/wire'
import { documentsRequest } from '../requests'
import { useSize } from '../use-size'
import styles from './documents.module.css'

/** What the organizer gives one to read: files to save, with what they are and how large, and links. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const { data, error, isPending, refetch } = useData(documentsRequest(opportunityId))
  if (isPending)
    return (
      <Skeleton label={t('documents.loading')}>
        <SkeletonBlock height={60} />
      </Skeleton>
    )
  if (error) return <ErrorCard small error={error} onRetry={() => void refetch()} />
  if (data.documents.length === 0) return null
  return (
    <ul className={styles.documents}>
      {data.documents.map((each) => (
        <li key={each.href}>
          <Row document={each} />
        </li>
      ))}
    </ul>
  )
}

function Row({ document: { title, href, type, bytes } }: { readonly document: ShownDocuments['documents'][number] }) {
  const t = useText()
  const sizeOf = useSize()
  const icon = type === null ? Link2 : type === 'application/pdf' ? FileText : Picture
  const to = type === null ? { target: '_blank', rel: 'noopener nofollow ugc' } : { download: true }
  return (
    <a className={styles.row} href={href} {...to}>
      <Icon of={icon} size={20} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <small className={styles.more}>
          {type === null ? t('documents.link', { host: new URL(href).host }) : sizeOf(type, bytes ?? 0)}
        </small>
      </span>
      {type === null ? <Icon of={ExternalLink} size={16} className={styles.icon} /> : null}
    </a>
  )
}
