import { Link2 } from 'lucide-react'
import { formatDate, useLanguage, useText } from '../../../ui/kit'
import type { SignInSettings } from '../../contract/wire-sign-in'
import { SettingRow } from './settings-card'

/** Whoever else vouches for this account. */
export function ElsewhereRows({ elsewhere }: { readonly elsewhere: SignInSettings['elsewhere'] }) {
  const t = useText()
  const language = useLanguage()
  return elsewhere.map(({ provider, name, since }) => (
    <SettingRow
      key={`${provider} ${since}`}
      icon={Link2}
      title={name}
      text={t('session.elsewhere.since', { date: formatDate(since, language) })}
    />
  ))
}
