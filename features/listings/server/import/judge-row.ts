import { foldKeyOf } from './fold-key'
import type { FoldedRow, Twin } from './fold-queries'
import type { Folds } from './folds'
import type { KnownRow } from './import-queries'
import { isWorse, reasonsToHold } from './held'
import type { LookAlikes } from '../imitations/look-alike'
import { isOver, type KeyedRow } from './make-row'

/** What becomes of a row: `make` a listing (`leaves`: the one that told its words so far), `fold` it into one that says the same, `change` its own, `hear` what a folded one says now. */
export type Judgement =
  | { readonly to: 'refuse'; readonly why: string }
  | { readonly to: 'leave' }
  | { readonly to: 'make'; readonly held: boolean; readonly leaves: boolean }
  | { readonly to: 'fold'; readonly twin: Twin }
  | { readonly to: 'change'; readonly known: KnownRow }
  | { readonly to: 'hear'; readonly folded: FoldedRow; readonly differs: boolean }

const TAKEN_DOWN = { to: 'refuse', why: 'it was taken down here, and stays so' } as const

export interface Before {
  readonly known: ReadonlyMap<string, KnownRow>
  readonly folded: ReadonlyMap<string, FoldedRow>
  readonly folds: Folds
  readonly lookAlikes: LookAlikes | undefined
}

export function judgeRow(row: KeyedRow, { known, folded, folds, lookAlikes }: Before, now: Date): Judgement {
  const [own, beside] = [known.get(row.sourceUrl), folded.get(row.sourceUrl)]
  if ((own ?? beside)?.state === 'removed') return TAKEN_DOWN
  if (own) return own.content_hash === row.hash ? { to: 'leave' } : { to: 'change', known: own }
  const over = isOver(row, now)
  // What has to be looked at is looked at by itself.
  if (beside) {
    if (beside.content_hash === row.hash) return { to: 'leave' }
    if (isWorse(beside.said.content, row.content, lookAlikes)) return { to: 'make', held: !over, leaves: true }
    return { to: 'hear', folded: beside, differs: (foldKeyOf(beside.said.content) ?? null) !== row.foldKey }
  }
  const isSuspect = reasonsToHold(row.content, lookAlikes).length > 0
  const twin = isSuspect ? undefined : folds.find(row, over)
  return twin ? { to: 'fold', twin } : { to: 'make', held: isSuspect && !over, leaves: false }
}
