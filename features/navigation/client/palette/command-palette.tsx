import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Icon, IconButton, Kbd, useModal, useText } from '../../../ui/kit'
import type { PanelProps } from '../../contract'
import { NotSearched } from '../search/not-searched'
import search from '../search/search-box.module.css'
import styles from './command-palette.module.css'
import { CommandRow } from './command-row'
import { usePalette } from './use-palette'

/** Ctrl K or ⌘ K: every page this person may open, what can be done from anywhere, and opportunities, by typing. */
export function Panel({ onClose }: PanelProps) {
  const t = useText()
  const ref = useModal({ onClose, dismissable: true })
  const { id, input, groups, active, choose, isEmpty, again } = usePalette(onClose)
  const field = useRef<HTMLInputElement>(null)
  let place = -1
  return (
    <dialog ref={ref} className={styles.palette} aria-label={t('navigation.palette')}>
      <div className={styles.head}>
        <Icon of={Search} size={20} />
        <input
          {...input}
          ref={field}
          placeholder={t('navigation.paletteHint')}
          aria-label={t('navigation.palette')}
          data-autofocus=""
        />
        <span className={styles.esc} aria-hidden="true">
          <Kbd>esc</Kbd>
        </span>
        <span className={styles.cross}>
          <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
        </span>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('navigation.suggestions')} className={styles.list}>
        {groups.map(({ label, commands }) => (
          <div key={label} role="group" aria-label={t(label)}>
            <p className={search.group} aria-hidden="true">
              {t(label)}
            </p>
            {commands.map((command) => {
              place++
              const own = place
              return (
                <CommandRow
                  key={command.id}
                  id={`${id}-${own}`}
                  command={command}
                  typed={input.value}
                  isActive={own === active}
                  onChoose={() => choose(command)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {again && <NotSearched onAgain={again} onFocus={() => field.current?.focus()} className={styles.nothing} />}
      {isEmpty && !again && (
        <p className={styles.nothing} role="status">
          {t('navigation.nothing', { text: input.value })}
        </p>
      )}
      <p className={styles.foot} aria-hidden="true">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('navigation.choose')} <Kbd>↵</Kbd> {t('navigation.goThere')}
      </p>
    </dialog>
  )
}
