import { useService } from '../../../web/kit'
import { toasts } from '../../contract/index'
import { useText } from '../text/text-context'

const BY_HAND_MS = 10_000

/** Copies a text and says so; where the browser does not allow it, says what is to be copied by hand. Needs `toasts`. */
export function useCopy(): (text: string, says: { readonly done: string; readonly byHand: string }) => Promise<void> {
  const { show } = useService(toasts)
  return async (text, { done, byHand }) => {
    try {
      await navigator.clipboard.writeText(text)
      show({ tone: 'success', text: done })
    } catch {
      show({ tone: 'warning', text: byHand, durationMs: BY_HAND_MS })
    }
  }
}

/** The same with the whole address of a page. */
export function useCopyLink(): (path: string) => Promise<void> {
  const t = useText()
  const copy = useCopy()
  return (path) => {
    const link = location.origin + path
    return copy(link, { done: t('ui.linkCopied'), byHand: link })
  }
}
