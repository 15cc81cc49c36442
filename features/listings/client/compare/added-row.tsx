import { useText } from '../../../ui/kit'
import { type Shown, useFeatureTexts, useModule } from '../../../web/kit'
import type { CompareRow } from '../../contract'
import type { ComparedPage } from '../../contract/wire'
import { CompareLine } from './compare-line'
import { RuleList } from './rule-list'

type Item = ComparedPage['items'][number]

export interface AddedRowProps {
  readonly shown: Shown<CompareRow>
  readonly items: readonly Item[]
  /** All that the address names, gone ones too: that is what a row's answers are asked for by. */
  readonly ids: readonly number[]
}

/** A row that another feature fills; while it asks, its cells are empty. */
export function AddedRow({ shown, items, ids }: AddedRowProps) {
  const t = useText()
  useFeatureTexts(shown.feature)
  const useLines = useModule(shown.item.load).useLines
  const lines = new Map(useLines(ids).map((each, at) => [ids[at], each]))
  return (
    <CompareLine
      name={t(shown.item.label)}
      items={items}
      says={({ id }) => JSON.stringify(lines.get(id) ?? [])}
      draw={({ id }) => <RuleList rules={lines.get(id) ?? []} />}
    />
  )
}
