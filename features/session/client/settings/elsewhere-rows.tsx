import { Link2 } from 'lucide-react'
import { confirm } from '../../../ui/contract'
import { Button, formatDate, useLanguage, useText } from '../../../ui/kit'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { SignInSettings } from '../../contract/wire-sign-in'
import { SettingRow } from './settings-card'
import { useChange } from './use-change'

type Elsewhere = SignInSettings['elsewhere'][number]

/** Whoever else vouches for this account. */
export function ElsewhereRows({ elsewhere }: { readonly elsewhere: readonly Elsewhere[] }) {
  return elsewhere.map((each) => <ElsewhereRow key={each.id} elsewhere={each} />)
}

function ElsewhereRow({ elsewhere: { id, name, since } }: { readonly elsewhere: Elsewhere }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const { ask } = useService(confirm)
  const { change, isBusy } = useChange()

  async function unlink() {
    const isWanted = await ask({
      type: 'delete',
      text: t('session.elsewhere.unlinkText'),
      custom_data: {
        heading: t('session.elsewhere.unlinkTitle', { name }),
        confirm_button_text: t('session.elsewhere.unlink'),
        reject_button_text: t('session.keep'),
      },
    })
    if (isWanted) await change(() => http.delete(`/api/session/elsewhere/${id}`), 'session.elsewhere.gone')
  }

  return (
    <SettingRow
      icon={Link2}
      title={name}
      text={t('session.elsewhere.since', { date: formatDate(since, language) })}
      control={
        <Button
          size="small"
          loading={isBusy}
          aria-label={t('session.elsewhere.unlinkOf', { name })}
          onClick={() => void unlink()}
        >
          {t('session.elsewhere.unlink')}
        </Button>
      }
    ></SettingRow>
  )
}
