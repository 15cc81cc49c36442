import { BadgeCheck, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import {
  Avatar,
  formatAgo,
  formatDateTime,
  Icon,
  IconButton,
  langOf,
  Menu,
  type MenuEntry,
  OrgLogo,
  Tag,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { findUser } from '../../../session/contract'
import { useKernel } from '../../../web/kit'
import { wordReasons } from '../../contract'
import type { Post } from '../../contract/wire'
import { postPath } from '../requests'
import styles from './discussion.module.css'
import { ReportDialog } from './report-dialog'
import { useTakeBack } from './use-take-back'

interface PostViewProps {
  readonly post: Post
  /** When it was told: the HTML and the browser measure from the same moment. */
  readonly now: number
  /** How many answers go with a question. */
  readonly answers?: number
  readonly isPinned?: boolean
  /** What else its menu offers. */
  readonly more?: readonly MenuEntry[]
}

/** Words with who said them and when; a menu takes back one's own and reports others'. */
export function PostView({ post, now, answers = 0, isPinned, more = [] }: PostViewProps) {
  const t = useText()
  const language = useLanguage()
  const user = findUser(useKernel().subject)
  const [isReporting, setReporting] = useState(false)
  const takeBack = useTakeBack(post.id, answers)
  const by = post.by ?? t('discussion.somebody')
  const items: MenuEntry[] = [...more]
  if (post.isMine) items.push({ id: 'back', label: t('discussion.takeBack'), danger: true, onSelect: takeBack })
  else if (user) items.push({ id: 'report', label: t('discussion.report'), onSelect: () => setReporting(true) })
  return (
    <article className={styles.post}>
      {post.isOrganizer ? <OrgLogo name={by} src={null} size={32} /> : <Avatar name={by} size={32} />}
      <div className={styles.words}>
        <p className={styles.by}>
          <b>{by}</b>
          {post.isOrganizer ? (
            <span className={styles.organizer}>
              <Icon of={BadgeCheck} size={14} />
              {t('discussion.organizer')}
            </span>
          ) : null}
          <time dateTime={post.at} title={formatDateTime(post.at, language)}>
            {formatAgo(post.at, language, now)}
          </time>
          {isPinned ? <Tag>{t('discussion.pinned')}</Tag> : null}
          {post.state === 'held' ? <Tag tone="warning">{t('discussion.waits')}</Tag> : null}
        </p>
        <p className={styles.text} lang={langOf(post.text, language)}>
          {post.text}
        </p>
      </div>
      {items.length > 0 ? (
        <Menu
          label={t('discussion.more', { by })}
          align="end"
          items={items}
          trigger={(trigger) => (
            <IconButton {...trigger} icon={Ellipsis} size="small" label={t('discussion.more', { by })} />
          )}
        />
      ) : null}
      {isReporting ? (
        <ReportDialog
          path={postPath(post.id)}
          title={t('discussion.report')}
          says={t('discussion.report.says')}
          reasons={wordReasons}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </article>
  )
}
