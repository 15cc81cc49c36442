import { Avatar, Ring, useText } from '../../../ui/kit'
import type { CurrentUser } from '../../../session/contract'
import { Link, useHasPage } from '../../../web/kit'
import styles from './profile-panel.module.css'

/** The face with how complete the profile is (its colours: spec §4), name and address, and the ways to the public profile and its editor. */
export function ProfileHead({ user }: { readonly user: CurrentUser }) {
  const t = useText()
  const hasPage = useHasPage()
  const profile = `/u/${user.username ?? user.id}`
  return (
    <div className={styles.head}>
      <Ring percent={user.profile_percentage} size={84}>
        <Avatar name={user.name} src={user.avatar} size={72} />
      </Ring>
      <div className={styles.words}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>{user.email}</p>
        {hasPage(profile) && (
          <p className={styles.ways}>
            <Link href={profile}>{t('navigation.viewProfile')}</Link>
            <Link href={`${profile}?edit=profile&show=optional`}>{t('navigation.editProfile')}</Link>
          </p>
        )}
      </div>
    </div>
  )
}
