import { ChevronLeft, ChevronRight, LogOut } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { Avatar, classNames, Icon, IconButton, useText } from '../../../ui/kit'
import { findUser } from '../../../session/contract'
import { Link, useHasPage, useKernel, useService } from '../../../web/kit'
import { type MenuGroup, shell } from '../../contract'
import { MenuLink } from '../menus/menu-link'
import { useEntries } from '../menus/use-entries'
import { useLogout } from '../panels/use-logout'
import { SIDE_KEY } from '../shell-state'
import styles from './side-menu.module.css'

const SECTIONS: readonly (readonly [group: MenuGroup | undefined, label: string])[] = [
  [undefined, 'navigation.group.user'],
  ['organizers', 'navigation.group.organizers'],
  ['mentors', 'navigation.group.mentors'],
  ['bridge', 'navigation.group.bridge'],
]

/** Before anybody is known the room is kept, as wide as it stands on this device: nothing moves when the menu comes. */
export const early = `try{if(localStorage.getItem(${JSON.stringify(SIDE_KEY)})==='mini')document.documentElement.dataset.side='mini'}catch(e){}`

/** Beside one's own pages on wide windows: one's places by role, wide or minimised (spec §2.3). */
export function Part() {
  const t = useText()
  const user = findUser(useKernel().subject)
  const { state, minimise } = useService(shell)
  const { isSideMini } = useSnapshot(state)
  const logout = useLogout()
  const entries = useEntries('side')
  const hasPage = useHasPage()
  if (!user) return <aside data-side-menu="" aria-hidden="true" className={classNames(styles.side, styles.waiting)} />
  const profile = `/u/${user.username ?? user.id}`
  return (
    <aside
      data-side-menu=""
      className={classNames(styles.side, isSideMini && styles.mini)}
      aria-label={t('navigation.account')}
    >
      <div className={styles.scroll}>
        <div className={styles.who}>
          <Avatar name={user.name} src={user.avatar} size={40} />
          <div className={styles.words}>
            <p className={styles.name}>{user.name}</p>
            {hasPage(profile) && (
              <Link href={profile} className={styles.profile}>
                {t('navigation.viewProfile')}
              </Link>
            )}
          </div>
        </div>
        {SECTIONS.map(([group, label]) => {
          const own = entries.filter((each) => each.group === group)
          if (own.length === 0) return null
          return (
            <nav key={label} aria-label={t(label)} className={styles.section}>
              {group && <p className={styles.label}>{t(label)}</p>}
              {own.map((entry) => (
                <div key={entry.id} title={isSideMini ? t(entry.label) : undefined}>
                  <MenuLink entry={entry} />
                </div>
              ))}
            </nav>
          )
        })}
      </div>
      <button type="button" className={styles.logout} onClick={logout} title={t('navigation.logout')}>
        <Icon of={LogOut} />
        <span>{t('navigation.logout')}</span>
      </button>
      <span className={styles.fold}>
        <IconButton
          icon={isSideMini ? ChevronRight : ChevronLeft}
          label={t(isSideMini ? 'navigation.expand' : 'navigation.minimise')}
          size="small"
          bordered
          aria-expanded={!isSideMini}
          onClick={() => minimise(!isSideMini)}
        />
      </span>
    </aside>
  )
}
