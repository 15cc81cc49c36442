import { useState } from 'react'
import { useText } from '../../../ui/kit'
import { readSsoLogo } from '../sso-logo'
import styles from './partner-logo.module.css'

/** Beside our logo, as long as the session is the one that a partner's link began (spec §4). */
export function Part() {
  const t = useText()
  const [logo, setLogo] = useState(readSsoLogo)
  if (!logo) return null
  return (
    <img
      className={styles.logo}
      src={logo}
      alt={t('session.partnerLogo')}
      height={28}
      onError={() => setLogo(undefined)}
    />
  )
}
