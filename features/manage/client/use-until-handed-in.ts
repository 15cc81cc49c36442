import { useRef, useState } from 'react'
import { toasts } from '../../ui/contract'
import { useText } from '../../ui/kit'
import { useService } from '../../web/kit'
import type { EditedDraft } from './use-draft'

/** A draft that was handed in takes no change any more: who then brings back what they had removed, by a toast that still stands, is told so. */
export function useUntilHandedIn(edited: EditedDraft): {
  readonly edited: EditedDraft
  readonly isHandedIn: boolean
  setHandedIn(): void
} {
  const t = useText()
  const { show } = useService(toasts)
  const [isHandedIn, setHandedIn] = useState(false)
  // The editor has left the page by the time that such a toast is pressed.
  const isOver = useRef(false)
  return {
    edited: {
      ...edited,
      change: (recipe) =>
        isOver.current ? show({ tone: 'warning', text: t('manage.handedInBefore') }) : edited.change(recipe),
    },
    isHandedIn,
    setHandedIn() {
      isOver.current = true
      setHandedIn(true)
    },
  }
}
