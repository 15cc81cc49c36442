import { LogOut } from 'lucide-react'
import { Button, Drawer, Icon, useText } from '../../../ui/kit'
import { findUser } from '../../../session/contract'
import { useBrought, useKernel, useShown } from '../../../web/kit'
import { accountParts, type PanelProps } from '../../contract'
import { MenuLink } from '../menus/menu-link'
import { useEntries } from '../menus/use-entries'
import { PlacedParts } from '../placed-parts'
import { LooksChoice } from './looks-choice'
import { ProfileHead } from './profile-head'
import styles from './profile-panel.module.css'
import { useLogout } from './use-logout'

const GROUPS = [
  ['bridge', 'navigation.group.bridge'],
  ['user', 'navigation.group.user'],
  ['organizer', 'navigation.group.organizer'],
  ['mentor', 'navigation.group.mentor'],
  ['admin', 'navigation.group.admin'],
] as const

/** Who one is here, what is missing, what one has earned, and every place of one's own by role (spec §2.2). */
export function Panel({ onClose }: PanelProps) {
  const t = useText()
  const user = findUser(useKernel().subject)
  const logout = useLogout()
  useBrought(useShown(accountParts))
  if (!user) return null
  return (
    <Drawer
      open
      onClose={onClose}
      title={
        <span className={styles.caption}>
          <PlacedParts of={accountParts} place="badge" />
          {t('navigation.account')}
        </span>
      }
      footer={
        <>
          <span className={styles.switcher}>
            <PlacedParts of={accountParts} place="switcher" />
          </span>
          <Button variant="quiet" onClick={logout}>
            <Icon of={LogOut} size={16} />
            {t('navigation.logout')}
          </Button>
        </>
      }
    >
      <ProfileHead user={user} />
      <PlacedParts of={accountParts} place="prompt" />
      <PlacedParts of={accountParts} place="figures" />
      <PlacedParts of={accountParts} place="dashboards" />
      {GROUPS.map(([menu, label]) => (
        <Group key={menu} menu={menu} label={t(label)} onChosen={onClose} />
      ))}
      <LooksChoice />
    </Drawer>
  )
}

interface GroupProps {
  readonly menu: (typeof GROUPS)[number][0]
  readonly label: string
  readonly onChosen: () => void
}

function Group({ menu, label, onChosen }: GroupProps) {
  const entries = useEntries(menu)
  if (entries.length === 0) return null
  return (
    <nav aria-label={label} className={styles.group}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {entries.map((entry) => (
        <MenuLink key={entry.id} entry={entry} onClick={onChosen} />
      ))}
    </nav>
  )
}
