import { ArrowUpLeft, FileText } from 'lucide-react'
import { classNames, Hold, Icon, langOf, OrgLogo, useLanguage, useText } from '../../../ui/kit'
import type { Suggestion } from '../../contract'
import { menuIcons } from '../menus/menu-icons'
import { Marked } from './marked'
import styles from './search-box.module.css'

interface SuggestionRowProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly typed: string
  readonly isActive: boolean
  readonly onChoose: (href: string) => void
  /** Puts its words into the field, to go on from there: for fingers, which write slowly. */
  readonly onFill?: (text: string) => void
}

/** One suggestion. The field keeps the focus; the list is led by it. */
export function SuggestionRow({ id, suggestion, typed, isActive, onChoose, onFill }: SuggestionRowProps) {
  const t = useText()
  const language = useLanguage()
  const { href, title, note, open, icon, hold, organisation } = suggestion
  const below = open === undefined ? note : t('navigation.open', { count: open })
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
      ) : (
        <span className={styles.hold}>
          {hold ? <Hold kind={hold} size={18} /> : <Icon of={icon ? menuIcons[icon] : FileText} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title} lang={langOf(title, language)}>
          <Marked text={title} typed={typed} />
        </span>
        {below && <span className={styles.note}>{below}</span>}
      </span>
      {onFill && (
        <span
          className={styles.fill}
          aria-hidden="true"
          onClick={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onFill(title)
          }}
        >
          <Icon of={ArrowUpLeft} />
        </span>
      )}
    </a>
  )
}
