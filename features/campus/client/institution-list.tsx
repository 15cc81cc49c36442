import { ChevronRight } from 'lucide-react'
import { Icon, Written } from '../../ui/kit'
import { Link } from '../../web/kit'
import type { Institution } from '../contract/wire'
import styles from './campus.module.css'
import { InstitutionLogo } from './institution-logo'
import { dashboardPath } from './requests'

interface InstitutionListProps {
  readonly label: string
  readonly institutions: readonly Institution[]
  /** What stands under a name, if anything. */
  readonly noteOf?: (institution: Institution) => string
  readonly onChoose?: () => void
}

/** Ways to dashboards, under their heading. */
export function InstitutionList({ label, institutions, noteOf, onChoose }: InstitutionListProps) {
  if (institutions.length === 0) return null
  return (
    <nav aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list}>
        {institutions.map((each, at) => (
          <li key={each.id}>
            <Link
              href={dashboardPath(each.id)}
              className={styles.choice}
              onClick={onChoose}
              data-autofocus={at === 0 ? '' : undefined}
            >
              <InstitutionLogo name={each.name} src={each.logoUrl} />
              <span className={styles.words}>
                <span className={styles.name}>
                  <Written text={each.name} />
                </span>
                {noteOf ? <span className={styles.note}>{noteOf(each)}</span> : null}
              </span>
              <Icon of={ChevronRight} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
