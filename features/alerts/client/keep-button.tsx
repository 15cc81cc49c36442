import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon, useText, VisuallyHidden } from '../../ui/kit'
import { findUser } from '../../session/contract'
import type { ListProps } from '../../listings/contract'
import { navigation } from '../../web/contract'
import { LazyPart, useKernel, useService, useUrl } from '../../web/kit'

const loadDialog = () => import('./keep-dialog')

/** Above a list: keeps what it is narrowed to, and writes when something new is in it. */
export function Action(list: ListProps) {
  const t = useText()
  const { go } = useService(navigation)
  const url = useUrl()
  const user = findUser(useKernel().subject)
  const [isOpen, setOpen] = useState(false)
  const ask = () => (user ? setOpen(true) : go(`/auth/login?returnUrl=${encodeURIComponent(url.withQuery({}))}`))
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-label={t('alerts.keep')} onClick={ask}>
        <Icon of={BellPlus} size={16} />
        <VisuallyHidden onPhone>{t('alerts.keep')}</VisuallyHidden>
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
