import { Link2 } from 'lucide-react'
import { Button, Icon, Switch, useCopyLink, useText } from '../../../ui/kit'
import { Link } from '../../../web/kit'
import { sharedPath } from '../../contract'
import styles from '../collections.module.css'

interface SharingProps {
  readonly shareKey: string | null
  readonly isSaving: boolean
  readonly onChange: (isShared: boolean) => void
}

/** Whether whoever has the link sees it, and the link. */
export function Sharing({ shareKey, isSaving, onChange }: SharingProps) {
  const t = useText()
  const copy = useCopyLink()
  return (
    <section className={styles.share} aria-label={t('collections.sharing')}>
      <Switch
        label={t('collections.share')}
        note={t('collections.shareNote')}
        checked={shareKey !== null}
        busy={isSaving}
        onChange={onChange}
      />
      {shareKey ? (
        <p className={styles.link}>
          <Link href={sharedPath(shareKey)}>{sharedPath(shareKey)}</Link>
          <Button size="small" onClick={() => void copy(sharedPath(shareKey))}>
            <Icon of={Link2} size={16} />
            {t('collections.copy')}
          </Button>
        </p>
      ) : null}
    </section>
  )
}
