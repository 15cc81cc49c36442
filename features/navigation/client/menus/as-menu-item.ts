import type { MenuEntry as MenuItem } from '../../../ui/kit'
import type { Translate } from '../../../ui/contract'
import type { MenuEntry } from '../../contract'
import { menuIcons } from './menu-icons'

/** An entry as a line of the kit's drop-down menu. */
export function asMenuItem({ href, label, icon, hold, newTab }: MenuEntry, t: Translate): MenuItem {
  return {
    id: href,
    href,
    label: t(label),
    ...(icon && { icon: menuIcons[icon] }),
    ...(hold && { hold }),
    ...(newTab && { newTab }),
  }
}
