import { ExternalLink, FileText, Image as Picture, Link2 } from 'lucide-react'
import { Icon, langOf, useLanguage, useText } from '../../../ui/kit'
import type { ShownDocuments } from '../../contract/wire'
import { useSize } from '../use-size'
import styles from './documents.module.css'

type Shown = ShownDocuments['documents']

/** Files to save, with what they are and how large, and links. */
export function DocumentRows({ documents }: { readonly documents: Shown }) {
  return (
    <ul className={styles.documents}>
      {documents.map((each, at) => (
        <li key={`${at} ${each.href}`}>
          <Row document={each} />
        </li>
      ))}
    </ul>
  )
}

function Row({ document: { title, href, type, bytes } }: { readonly document: Shown[number] }) {
  const t = useText()
  const language = useLanguage()
  const sizeOf = useSize()
  const icon = type === null ? Link2 : type === 'application/pdf' ? FileText : Picture
  const to = type === null ? { target: '_blank', rel: 'noopener nofollow ugc' } : { download: true }
  return (
    <a className={styles.row} href={href} {...to}>
      <Icon of={icon} size={20} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title} lang={langOf(title, language)}>
          {title}
        </span>
        <small className={styles.more}>
          {type === null ? t('documents.link', { host: new URL(href).host }) : sizeOf(type, bytes ?? 0)}
        </small>
      </span>
      {type === null ? <Icon of={ExternalLink} size={16} className={styles.icon} /> : null}
    </a>
  )
}
