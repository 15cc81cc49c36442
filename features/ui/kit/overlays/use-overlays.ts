import { useSnapshot } from 'valtio/react'
import { useService, useShown } from '../../../web/kit'
import { type Overlay, overlayRank, overlays, stage } from '../../contract/index'
import { useQuiet } from './use-quiet'

export interface StagedOverlay {
  readonly id: string
  readonly feature: string
  readonly overlay: Overlay
}

/** Overlays that are wanted now, most urgent first. */
export function useOverlays(): readonly StagedOverlay[] {
  const { open } = useSnapshot(useService(stage).state)
  const quiet = useQuiet()
  return useShown(overlays)
    .filter(({ id, item }) => (item.shows === 'start' ? quiet : open.includes(id)))
    .map(({ id, feature, item }) => ({ id, feature, overlay: item }))
    .sort((a, b) => a.overlay.priority - b.overlay.priority)
}

/** Of all dialogs only the most urgent one shows: `confirm` when a question waits and nothing outranks it, else the first contributed. */
export function chooseDialog(
  staged: readonly StagedOverlay[],
  questionWaits: boolean,
): StagedOverlay | 'confirm' | undefined {
  const [first] = staged.filter(({ overlay }) => overlay.place === 'dialog')
  if (!questionWaits) return first
  return first && first.overlay.priority < overlayRank.confirm ? first : 'confirm'
}
