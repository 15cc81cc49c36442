import { ChevronDown, LayoutGrid, Menu } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { Icon, IconButton, useText } from '../../../ui/kit'
import { useService } from '../../../web/kit'
import { shell } from '../../contract'
import { useBusinessEntries } from '../menus/use-business-entries'
import { useBusinessName } from '../menus/use-business-name'
import bar from './bar-links.module.css'
import styles from './menu-buttons.module.css'

function usePanel(id: string) {
  const { state, open } = useService(shell)
  const isOpen = useSnapshot(state).panel === id
  return { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => open(id) } as const
}

/** For Business, a word in the public bar; Explore More, the grid, for who is signed in (spec §2.1). Shown when there is something behind it. */
export function BusinessButton({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useText()
  const panel = usePanel('navigation.business')
  const { isEmpty } = useBusinessEntries()
  const name = useBusinessName()
  if (isEmpty) return null
  return (
    <span className={styles.wide}>
      {isSignedIn ? (
        <IconButton icon={LayoutGrid} label={t(name)} {...panel} />
      ) : (
        <button type="button" className={bar.link} {...panel}>
          {t(name)}
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    </span>
  )
}

/** Between phone and desktop the category links fold into this. */
export function FoldedMenuButton() {
  const t = useText()
  const panel = usePanel('navigation.menu')
  return (
    <span className={styles.middle}>
      <IconButton icon={Menu} label={t('navigation.menu')} {...panel} />
    </span>
  )
}
