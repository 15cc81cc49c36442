import { Tag, type TagTone, useText } from '../../ui/kit'

const TONES: Readonly<Record<string, TagTone>> = {
  draft: 'neutral',
  pending: 'info',
  returned: 'warning',
  live: 'success',
  closed: 'neutral',
}

/** Where an opportunity stands, in a word. */
export function StateBadge({ state }: { readonly state: string }) {
  const t = useText()
  return (
    <span>
      <Tag tone={TONES[state] ?? 'neutral'}>{t(`manage.state.${state}`)}</Tag>
    </span>
  )
}
