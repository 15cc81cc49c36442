import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './floating.module.css'
import { focusFirst, onMenuKey } from './menu-keys'
import { type MenuEntry, MenuItem } from './menu-item'
import type { Align } from './place-beside'
import { type Floating, useFloating } from './use-floating'

export interface MenuProps {
  /** Draws the button: `(trigger) => <IconButton {...trigger} icon={Ellipsis} label="More" />`. */
  readonly trigger: (trigger: Floating['trigger'] & { readonly 'aria-haspopup': 'menu' }) => ReactNode
  readonly label: string
  readonly align?: Align
  /** `'rule'` draws a line between groups. */
  readonly items: readonly (MenuEntry | 'rule')[]
}

/** Actions or ways to go behind one button: arrow keys, Home, End and first letters move, Esc goes back to the button. */
export function Menu({ trigger, label, align = 'start', items }: MenuProps) {
  const floating = useFloating(align, focusFirst)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => onMenuKey(event, floating.close)
  return (
    <>
      {trigger({ ...floating.trigger, 'aria-haspopup': 'menu' })}
      <div
        {...floating.panel}
        className={classNames(styles.floating, styles.sheet)}
        role="menu"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {floating.isOpen
          ? items.map((item, at) =>
              item === 'rule' ? (
                <hr key={`rule-${at}`} className={styles.rule} />
              ) : (
                <MenuItem key={item.id} entry={item} onChosen={floating.close} />
              ),
            )
          : null}
      </div>
    </>
  )
}
