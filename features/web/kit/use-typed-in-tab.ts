import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { keepTyped, readTyped } from './typed-in-tab'

/**
 * The words of a form that only a browser draws: taken off and drawn anew, after another step or in another language, it has still what was typed
 * and not sent. `about` names the form and its person; `forget` once it was sent.
 */
export function useTypedInTab<T extends object>(
  about: string,
  begin: () => T,
): readonly [typed: T, setTyped: Dispatch<SetStateAction<T>>, forget: () => void] {
  const [began] = useState(begin)
  const [typed, setTyped] = useState(() => readTyped(about, began))
  useEffect(() => keepTyped(about, began, typed), [about, began, typed])
  return [typed, setTyped, () => keepTyped(about, began, began)]
}
