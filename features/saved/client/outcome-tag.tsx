import { Award, Check, type LucideIcon, Undo2 } from 'lucide-react'
import { Tag, useText } from '../../ui/kit'
import type { OutcomeWord } from '../contract'

const icons: Readonly<Record<OutcomeWord, LucideIcon>> = {
  applied: Check,
  registered: Check,
  withdrawn: Undo2,
  won: Award,
}

/** What became of it for oneself. */
export function OutcomeTag({ outcome }: { readonly outcome: OutcomeWord }) {
  const t = useText()
  return (
    <Tag tone={outcome === 'withdrawn' ? 'neutral' : 'success'} icon={icons[outcome]}>
      {t(`saved.outcome.${outcome}`)}
    </Tag>
  )
}
