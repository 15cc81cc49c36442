import { Tag, useText } from '../../../ui/kit'
import type { OwnVerdict } from '../../contract/wire'

const tones = { met: 'success', 'not-met': 'danger', unknown: 'warning' } as const

/** "5 of 6 rules met". */
export function VerdictSum({ verdict: { verdict, lines } }: { readonly verdict: OwnVerdict }) {
  const t = useText()
  const met = lines.filter((line) => line.verdict === 'met').length
  if (lines.length === 0) return null
  return <Tag tone={tones[verdict]}>{t('rules.sum', { met, count: lines.length })}</Tag>
}
