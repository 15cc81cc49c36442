import { useCallback, useEffect, useRef } from 'react'
import { confirm } from '../../../ui/contract'
import { useText } from '../../../ui/kit'
import { useService, useUnsaved } from '../../../web/kit'

/** Goes on at once where nothing was typed; else it asks whether that may go. */
export function useAskFirst() {
  const t = useText()
  const { ask } = useService(confirm)
  // Not drawn, and true at once: a key that is pressed before the next render finds it.
  const now = useRef({ isTyped: false, isAsking: false })
  const setTyped = useCallback((isTyped: boolean) => {
    now.current.isTyped = isTyped
  }, [])

  async function askFirst(goOn: () => void) {
    if (!now.current.isTyped) return goOn()
    if (now.current.isAsking) return
    now.current.isAsking = true
    const mayGo = await ask({
      type: 'warning',
      alerttype: 'yesno',
      text: t('profile.unsaved.text'),
      custom_data: { heading: t('profile.unsaved.title') },
      btnData: [
        { text: t('profile.unsaved.stay'), class: 'secondary' },
        { text: t('profile.unsaved.discard'), class: 'danger' },
      ],
    })
    now.current.isAsking = false
    if (mayGo) goOn()
  }
  return { askFirst: (goOn: () => void) => void askFirst(goOn), setTyped }
}

/** A form says whether something stands in it that was not saved, and no link takes that away unasked; gone with the form. */
export function useTyped(isTyped: boolean, onTyped: (isTyped: boolean) => void): void {
  useUnsaved(isTyped)
  useEffect(() => {
    onTyped(isTyped)
    return () => onTyped(false)
  }, [isTyped, onTyped])
}
