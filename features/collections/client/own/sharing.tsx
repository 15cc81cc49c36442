import { Link2 } from 'lucide-react'
import { Button, Icon, Switch, useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { Link, useService } from '../../../web/kit'
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
  const { show } = useService(toasts)
  async function copy(key: string) {
    const link = location.origin + sharedPath(key)
    try {
      await navigator.clipboard.writeText(link)
      show({ tone: 'success', text: t('collections.copied') })
    } catch {
      show({ tone: 'warning', text: link, durationMs: 10_000 }) // to be copied by hand
    }
  }
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
          <Button size="small" onClick={() => void copy(shareKey)}>
            <Icon of={Link2} size={16} />
            {t('collections.copy')}
          </Button>
        </p>
      ) : null}
    </section>
  )
}
