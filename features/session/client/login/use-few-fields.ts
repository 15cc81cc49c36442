import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { loadModule } from '../../../web/kit'
import type { Checked, FieldErrors } from './credential-rules'

const loadRules = () => import('./credential-rules')
type Rules = Awaited<ReturnType<typeof loadRules>>
type Judge<Given> = (rules: Rules) => (typed: unknown) => Checked<Given>

export interface FewFields<Given> {
  /** For `<form {...form.wiring}>` around inputs with names. */
  readonly wiring: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onFocus: () => void
    readonly onInput: () => void
    readonly onSubmit: (event: SyntheticEvent) => void
  }
  /** By field, a text key or the server's sentence. */
  readonly errors: FieldErrors
  /** As it stands there now. */
  read(): Given
  /** The same, judged by other rules than when it is sent. */
  judged<Other>(judge: Judge<Other>): Promise<Checked<Other>>
  /** Shows what is wrong, and stands in the first such field. */
  show(errors: FieldErrors): void
  fill(values: Given): void
}

/**
 * A form of one or two plain fields, which the page itself keeps. What judges them is fetched when one is entered or sent: a library of forms
 * would weigh as much as all else of the page. What was wrong is judged anew with each letter.
 */
export function useFewFields<Given extends object>(
  judge: Judge<Given>,
  send: (given: Given) => Promise<void>,
): FewFields<Given> {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const is = useRef({ judging: false, sent: false })

  const inputOf = (name: string) => ref.current?.elements.namedItem(name) as HTMLInputElement
  const read = () => Object.fromEntries(new FormData(ref.current ?? undefined))
  const judged = <Other>(by: Judge<Other>): Promise<Checked<Other>> =>
    loadModule(loadRules).then(
      (rules) => by(rules)(read()),
      () => ({ given: read() as Other }), // the server judges, too
    )

  function show(found: FieldErrors) {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) inputOf(first).focus()
  }

  async function submit() {
    if (is.current.judging) return
    is.current = { judging: true, sent: true }
    const checked = await judged(judge)
    is.current.judging = false
    show(errorsIn(checked))
    if ('given' in checked) await send(checked.given)
  }

  return {
    wiring: {
      ref,
      noValidate: true,
      onFocus: () => void loadModule(loadRules).catch(() => {}),
      onInput: () => is.current.sent && void judged(judge).then((checked) => setErrors(errorsIn(checked))),
      onSubmit(event) {
        event.preventDefault()
        void submit()
      },
    },
    errors,
    read: () => read() as Given,
    judged,
    show,
    fill(values) {
      for (const [name, value] of Object.entries(values)) inputOf(name).value = value
      is.current.sent = false
      setErrors({})
    },
  }
}

const errorsIn = (checked: Checked<unknown>): FieldErrors => ('errors' in checked ? checked.errors : {})
