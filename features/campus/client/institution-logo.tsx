import { Landmark } from 'lucide-react'
import { Icon, OrgLogo } from '../../ui/kit'
import styles from './campus.module.css'

interface InstitutionLogoProps {
  readonly name: string
  readonly src: string | null
  readonly size?: 40 | 64
}

/** A college's logo, or the default one (spec §3). */
export function InstitutionLogo({ name, src, size = 40 }: InstitutionLogoProps) {
  if (src) return <OrgLogo name={name} src={src} size={size} />
  return (
    <span className={styles.logo} style={{ width: size, height: size }} aria-hidden="true">
      <Icon of={Landmark} size={20} />
    </span>
  )
}
