import { useEffect, useState } from 'react'
import { findUser } from '../../../session/contract'
import { useKernel } from '../../../web/kit'

/** What somebody types and has not sent, kept in this tab: a page that is drawn anew, in another language say, has it still. */
export function useKeptWords(about: string): readonly [text: string, setText: (text: string) => void] {
  const { subject } = useKernel()
  const key = `discussion.words:${findUser(subject)?.id ?? ''}:${about}`
  const [text, setText] = useState('')
  // Later than the first drawing, which is the server's.
  useEffect(() => setText((typed) => typed || read(key)), [key])
  return [
    text,
    (next) => {
      setText(next)
      write(key, next)
    },
  ]
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return '' // storage is closed: what was typed holds for this page
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // As above.
  }
}
