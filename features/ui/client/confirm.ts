import { proxy, ref } from 'valtio/vanilla'
import type { Confirm, ConfirmMessage } from '../contract/index'

/** Questions of one visitor: the first is on screen, the others wait for it. */
export function createConfirm(): Confirm & { readonly end: () => void } {
  const state = proxy<{ waiting: { readonly id: number; readonly message: ConfirmMessage }[] }>({ waiting: [] })
  const answers = new Map<number, (yes: boolean) => void>()
  let last = 0

  function answer(id: number, yes: boolean): void {
    state.waiting = state.waiting.filter((each) => each.id !== id)
    answers.get(id)?.(yes)
    answers.delete(id)
  }

  return {
    state,
    ask(message) {
      const id = ++last
      state.waiting.push({ id, message: ref(message) })
      return new Promise((resolve) => answers.set(id, resolve))
    },
    answer,
    end: () => [...answers.keys()].forEach((id) => answer(id, false)),
  }
}
