import { classNames, useText } from '../../ui/kit'
import styles from './search-box.module.css'
import type { SuggestionGroup } from './use-suggestions'

interface SuggestionListProps {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  /** The place in the whole list, across groups; −1 for none. */
  readonly active: number
  readonly onChoose: (href: string) => void
}

/** What the sources suggest, in their groups. The field keeps the focus; the list is led by it. */
export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps) {
  const t = useText()
  let place = -1
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('navigation.suggestions')}
      className={styles.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ label, suggestions }) => (
        <div key={label} role="group" aria-label={t(label)}>
          <p className={styles.group} aria-hidden="true">
            {t(label)}
          </p>
          {suggestions.map((each) => {
            place++
            return (
              <a
                key={each.id}
                id={`${id}-${place}`}
                href={each.href}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={classNames(styles.option, place === active && styles.active)}
                // Before the field loses the focus, which would close the list under the pointer.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onChoose(each.href)
                }}
              >
                <span className={styles.title}>{each.title}</span>
                {each.note && <span className={styles.note}>{each.note}</span>}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
