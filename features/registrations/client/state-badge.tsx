import { Check, Undo2 } from 'lucide-react'
import { Tag, useText } from '../../ui/kit'
import { verbOf } from './verb'

/** Where a registration stands, in a word. */
export function StateBadge({ state, kind }: { readonly state: 'registered' | 'withdrawn'; readonly kind: string }) {
  const t = useText()
  if (state === 'withdrawn') return <Tag icon={Undo2}>{t('registrations.state.withdrawn')}</Tag>
  return (
    <Tag tone="success" icon={Check}>
      {t(`registrations.state.registered.${verbOf(kind)}`)}
    </Tag>
  )
}
