import { useEffect, useRef } from 'react'
import { classNames, Hold, Icon, langOf, OrgLogo, useLanguage } from '../../../ui/kit'
import { menuIcons } from '../menus/menu-icons'
import { Marked } from '../search/marked'
import styles from '../search/search-box.module.css'
import type { Command } from './use-palette'

interface CommandRowProps {
  readonly id: string
  readonly command: Command
  readonly typed: string
  readonly isActive: boolean
  readonly onChoose: () => void
}

export function CommandRow({ id, command, typed, isActive, onChoose }: CommandRowProps) {
  const language = useLanguage()
  const row = useRef<HTMLButtonElement>(null)
  const wasActive = useRef(isActive)
  useEffect(() => {
    // Not the one that is chosen from the start: it stands in sight, and asking lays out the whole page.
    if (isActive && !wasActive.current) row.current?.scrollIntoView({ block: 'nearest' })
    wasActive.current = isActive
  }, [isActive])
  return (
    <button
      ref={row}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-href={command.href}
      className={classNames(styles.option, isActive && styles.active)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {command.organisation ? (
        <OrgLogo name={command.organisation.name} src={command.organisation.logo} size={32} />
      ) : (
        <span className={styles.hold}>
          {command.hold ? (
            <Hold kind={command.hold} size={18} />
          ) : (
            <Icon of={command.shape ?? menuIcons[command.icon ?? 'list']} />
          )}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title} lang={langOf(command.title, language)}>
          <Marked text={command.title} typed={typed} />
        </span>
        {command.note && <span className={styles.note}>{command.note}</span>}
      </span>
    </button>
  )
}
