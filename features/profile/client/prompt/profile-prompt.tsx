import { ChevronRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { findUser } from '../../../session/contract'
import { Icon, ProgressBar, SkeletonBlock, useText } from '../../../ui/kit'
import { Link, useData, useKernel } from '../../../web/kit'
import { completionWeights } from '../../contract'
import { editPath, statusRequest } from '../requests'
import { sectionIcons } from '../section-icons'
import styles from './profile-prompt.module.css'

/**
 * In the profile panel (spec §2.2, §4): below 100 a bar, the percentage and one prompt, another one each time; at 100 with nothing missing
 * that it is complete. The percentage is the account's, as everywhere in the shell.
 */
export function Part() {
  const t = useText()
  const user = findUser(useKernel().subject)
  const { data } = useData(statusRequest, { keepTrying: true })
  const [chance] = useState(() => Math.random())
  if (!user) return null
  const percent = user.profile_percentage
  const bar = <ProgressBar percent={percent} label={t('ui.percentComplete', { percent })} completion />
  // What stands below does not move when the prompt comes.
  if (!data)
    return percent < 100 ? (
      <div className={styles.prompt}>
        {bar}
        <SkeletonBlock height={64} />
      </div>
    ) : null
  if (percent >= 100 && data.missing.length === 0)
    return (
      <p className={styles.complete}>
        <Icon of={CircleCheck} />
        {t('ui.profileComplete')}
      </p>
    )
  const section = data.missing[Math.floor(chance * data.missing.length)]
  return (
    <div className={styles.prompt}>
      {bar}
      <Link className={styles.link} href={editPath(user, section ?? 'profile')}>
        <Icon of={section ? sectionIcons[section] : CircleCheck} />
        <span className={styles.words}>
          <b>{t(section ? `profile.add.${section}` : 'profile.prompt.head')}</b>
          {section ? <small>{t('profile.prompt.adds', { percent: completionWeights[section] })}</small> : null}
        </span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </div>
  )
}
