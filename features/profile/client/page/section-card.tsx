import { Plus } from 'lucide-react'
import { ButtonLink, Card, Icon, useText } from '../../../ui/kit'
import { completionWeights, type Section } from '../../contract'
import type { SeenProfile } from '../../contract/wire'
import { EntryView } from '../entry-view'
import { sectionIcons } from '../section-icons'
import styles from './profile-page.module.css'

interface SectionCardProps {
  readonly section: Section
  readonly entries: NonNullable<SeenProfile['sections'][Section]>
  /** Where it is edited, on one's own page. */
  readonly edit: string | undefined
}

/** A section of the page; an own one without entries asks for them. */
export function SectionCard({ section, entries, edit }: SectionCardProps) {
  const t = useText()
  const id = `section-${section}`
  if (entries.length === 0) {
    if (edit === undefined) return null
    return (
      <section className={styles.wanted} aria-labelledby={id}>
        <span className={styles.wantedMark}>
          <Icon of={sectionIcons[section]} size={20} />
        </span>
        <div className={styles.wantedWords}>
          <h2 id={id} className={styles.title}>
            {t(`profile.add.${section}`)}
          </h2>
          <p className={styles.small}>{t(`profile.why.${section}`, { adds: completionWeights[section] })}</p>
        </div>
        <ButtonLink href={edit}>{t(`profile.add.${section}`)}</ButtonLink>
      </section>
    )
  }
  return (
    <Card as="section" pad="large" aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.heading}>
          {t(`profile.section.${section}`)}
        </h2>
        {edit === undefined ? null : (
          <ButtonLink
            variant="quiet"
            size="small"
            href={edit}
            aria-label={t('profile.editSection', { section: t(`profile.section.${section}`) })}
          >
            <Icon of={Plus} size={16} />
            {t('profile.addOrEdit')}
          </ButtonLink>
        )}
      </div>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryView section={section} entry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
