import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, useText, VisuallyHidden } from '../../ui/kit'
import { session } from '../../session/contract'
import type { ListProps } from '../../listings/contract'
import { LazyPart, useService } from '../../web/kit'

const loadDialog = () => import('./keep-dialog')

/** Above a list: keeps what it is narrowed to, and writes when something new is in it. */
export function Action(list: ListProps) {
  const t = useText()
  const { asSomeone } = useService(session)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...(list.isMain ? { variant: 'primary' } : { size: 'small' })}
        aria-haspopup="dialog"
        aria-label={t('alerts.keep')}
        onClick={() => asSomeone(() => setOpen(true))}
      >
        <Icon of={BellPlus} size={16} />
        {list.isMain ? t('alerts.keep') : <VisuallyHidden onPhone>{t('alerts.keep')}</VisuallyHidden>}
      </Button>
      {isOpen ? (
        <LazyPart
          feature="alerts"
          load={loadDialog}
          draw={({ KeepDialog }) => <KeepDialog list={list} onClose={() => setOpen(false)} />}
        />
      ) : null}
    </>
  )
}
