import { NavTabs, useText } from '../../ui/kit'

interface StateTabsProps {
  /** `approved` is what screens call live (spec §2.2). */
  readonly states: readonly string[]
  readonly current: string
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly hrefOf: (state: string) => string
}

/** The states of a list, each with its address and how many there are. */
export function StateTabs({ states, current, counts, hrefOf }: StateTabsProps) {
  const t = useText()
  return (
    <NavTabs
      label={t('manage.states')}
      current={current}
      tabs={states.map((state) => {
        const key = state === 'approved' ? 'live' : state
        return {
          id: state,
          label: t(`manage.state.${key}`),
          href: hrefOf(state),
          ...(counts && { count: counts[key] ?? 0 }),
        }
      })}
    />
  )
}
