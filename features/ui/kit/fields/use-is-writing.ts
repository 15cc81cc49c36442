import { useEffect, useState } from 'react'

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]'

/** Whether letters that are typed go there. */
export const isWritable = (target: EventTarget | null) => target instanceof Element && target.matches(FIELDS)

/** Whether a field has the focus: what takes it away then takes letters, too. */
export function useIsWriting(): boolean {
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    const come = ({ target }: FocusEvent) => setWriting(isWritable(target))
    // Between two fields there is a moment without any.
    const leave = ({ relatedTarget }: FocusEvent) => setWriting(isWritable(relatedTarget))
    setWriting(isWritable(document.activeElement))
    addEventListener('focusin', come)
    addEventListener('focusout', leave)
    return () => {
      removeEventListener('focusin', come)
      removeEventListener('focusout', leave)
    }
  }, [])
  return isWriting
}
