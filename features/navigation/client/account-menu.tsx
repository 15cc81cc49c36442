import { LogOut, Moon, Sun, SunMoon } from 'lucide-react'
import { useSnapshot } from 'valtio/react'
import { Avatar, Menu, useText } from '../../ui/kit'
import { theme, toasts } from '../../ui/contract'
import { findUser, session } from '../../session/contract'
import { navigation } from '../../web/contract'
import { useKernel, useService } from '../../web/kit'
import styles from './account-menu.module.css'
import { menuIcons } from './menu-icons'
import { useEntries } from './use-entries'

/** The account: who is signed in, own places, what the roles open, looks, and the way out (spec §2.2, first part). */
export function AccountMenu() {
  const t = useText()
  const user = findUser(useKernel().subject)
  const { go } = useService(navigation)
  const { signOut } = useService(session)
  const { show } = useService(toasts)
  const { choose, state } = useService(theme)
  const { choice } = useSnapshot(state)
  const groups = [useEntries('account'), useEntries('organizer'), useEntries('admin')]
  if (!user) return null

  const links = groups
    .filter((group) => group.length > 0)
    .flatMap((group) => [
      ...group.map(({ href, label, icon }) => ({
        id: href,
        href,
        label: t(label),
        ...(icon && { icon: menuIcons[icon] }),
      })),
      'rule' as const,
    ])
  const leave = () => {
    signOut().then(
      () => go('/auth/login'),
      () => show({ tone: 'danger', text: t('navigation.logoutFailed') }),
    )
  }
  const looks = [
    { id: 'system', icon: SunMoon, label: 'navigation.system' },
    { id: 'light', icon: Sun, label: 'navigation.light' },
    { id: 'dark', icon: Moon, label: 'navigation.dark' },
  ] as const
  return (
    <Menu
      label={t('navigation.account')}
      align="end"
      items={[
        ...links,
        ...looks.map(({ id, icon, label }) => ({
          id,
          icon,
          label: t(label),
          checked: choice === id,
          onSelect: () => choose(id),
        })),
        'rule',
        { id: 'logout', label: t('navigation.logout'), icon: LogOut, note: user.email, onSelect: leave },
      ]}
      trigger={(props) => (
        <button
          type="button"
          className={styles.trigger}
          aria-label={t('navigation.accountOf', { name: user.name })}
          {...props}
        >
          <Avatar name={user.name} src={user.avatar ?? undefined} />
        </button>
      )}
    />
  )
}
