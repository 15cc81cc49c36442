import { ArrowUpRight } from 'lucide-react'
import { Icon, langOf, Tag, useLanguage, useText, Written } from '../../ui/kit'
import { type EntryContent, isWebLink, type Section } from '../contract'
import { describeEntry } from './describe-entry'
import styles from './entry-view.module.css'
import { sectionIcons } from './section-icons'
import { WrittenLine } from './written-line'

interface EntryViewProps {
  readonly section: Section
  readonly entry: EntryContent
}

/** One entry as everybody sees it. All texts are drawn as text; links lead to the web only, and carry no weight of ours. */
export function EntryView({ section, entry }: EntryViewProps) {
  const t = useText()
  const language = useLanguage()
  const { title, by, when, text, link, tags } = describeEntry(section, entry, t)
  return (
    <div className={styles.entry}>
      <span className={styles.mark}>
        <Icon of={sectionIcons[section]} size={20} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Written text={title} />
        </h3>
        {by.some(Boolean) ? (
          <p className={styles.by}>
            <WrittenLine texts={by} />
          </p>
        ) : null}
        {text ? (
          <p className={styles.text} lang={langOf(text, language)}>
            {text}
          </p>
        ) : null}
        {tags.length > 0 ? (
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Tag tone="outline">
                  <Written text={tag} />
                </Tag>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={styles.end}>
        {when ? <span className={styles.when}>{when}</span> : null}
        {link && isWebLink(link) ? (
          <a
            className={styles.link}
            href={link}
            target="_blank"
            rel="noopener nofollow ugc"
            aria-label={t('profile.openLink', { title })}
          >
            <Icon of={ArrowUpRight} size={16} />
            {t('profile.open')}
          </a>
        ) : null}
      </div>
    </div>
  )
}
