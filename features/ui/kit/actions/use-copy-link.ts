import { useService } from '../../../web/kit'
import { toasts } from '../../contract/index'
import { useText } from '../text/text-context'

const BY_HAND_MS = 10_000

/** Copies the whole address of a page and says so; where the browser does not allow it, it is shown to be copied by hand. Needs `toasts`. */
export function useCopyLink(): (path: string) => Promise<void> {
  const t = useText()
  const { show } = useService(toasts)
  return async (path) => {
    const link = location.origin + path
    try {
      await navigator.clipboard.writeText(link)
      show({ tone: 'success', text: t('ui.linkCopied') })
    } catch {
      show({ tone: 'warning', text: link, durationMs: BY_HAND_MS })
    }
  }
}
