import { classNames, Hold, OrgLogo } from '../../../ui/kit'
import type { Suggestion } from '../../contract'
import { Marked } from './marked'
import styles from './search-box.module.css'

interface SuggestionRowProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly typed: string
  readonly isActive: boolean
  readonly onChoose: (href: string) => void
}

/** One suggestion. The field keeps the focus; the list is led by it. */
export function SuggestionRow({ id, suggestion, typed, isActive, onChoose }: SuggestionRowProps) {
  const { href, title, note, hold, organisation } = suggestion
  return (
    <a
      id={id}
      href={href}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      // Before the field loses the focus, which would close the list under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onChoose(href)
      }}
    >
      {organisation ? (
        <OrgLogo name={organisation.name} src={organisation.logo} size={32} />
      ) : hold ? (
        <span className={styles.hold}>
          <Hold kind={hold} size={18} />
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked text={title} typed={typed} />
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </a>
  )
}
