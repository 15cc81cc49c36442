import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { keepTyped, readTyped } from '../../../web/kit'

interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
}

const ABOUT = 'sign-up'
/** The password is not among it: no storage has it. */
const BEGAN = { name: '', email: '' }
const NAMES = ['name', 'email'] as const

/** A new account's name and address stay in the tab as long as it is not made: choosing another language loads the page again. Answers how they are forgotten. */
export function useKeptAccount({ getValues, setValue, subscribe }: UseFormReturn<Account>): () => void {
  // Later than the first drawing, which is the server's.
  useEffect(() => {
    const kept = readTyped(ABOUT, BEGAN)
    for (const name of NAMES) if (kept[name] && !getValues(name)) setValue(name, kept[name])
    return subscribe({
      formState: { values: true },
      callback: ({ values: { name, email } }) => keepTyped(ABOUT, BEGAN, { name, email }),
    })
  }, [getValues, setValue, subscribe])
  return () => keepTyped(ABOUT, BEGAN, BEGAN)
}
