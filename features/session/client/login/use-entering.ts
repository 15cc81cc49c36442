import { useState } from 'react'
import { type HttpAnswer, HttpError, httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { useText } from '../../../ui/kit'
import { saidOnEntering } from '../said-on-entering'
import { useEnter } from '../use-enter'
import { useLoginLoader } from '../use-login-loader'
import type { LoginStep } from './login-step'

export interface Entering {
  readonly isBusy: boolean
  readonly problem: string | undefined
  setProblem(problem: string | undefined): void
  /** Sends a proof; true when it was taken. What does not fit is told in `problem`. */
  send(path: string, body: object, options?: { before?: () => Promise<boolean> }): Promise<boolean>
  /** The proofs are in: asks who is signed in, and goes on. */
  finish(): Promise<void>
}

/** What all ways to sign in share: the loader while a proof is judged, the step that follows, the sentence when it does not fit. */
export function useEntering(setStep: (step: LoginStep) => void, onDone: () => void, inDialog = false): Entering {
  const t = useText()
  const http = useService(httpClient)
  const { isTaken, enter } = useEnter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useLoginLoader(isBusy, inDialog)

  async function finish(proof: object) {
    await enter(proof)
    onDone()
  }

  return {
    isBusy,
    problem,
    setProblem,
    finish: () => finish({}),
    async send(path, body, { before } = {}) {
      setProblem(undefined)
      setBusy(true)
      try {
        const proof = { path, body }
        if (isTaken(proof)) {
          await finish(proof)
          return true
        }
        const answer: HttpAnswer<unknown> = await http.post(path, body)
        if (answer.status === 202) {
          setStep('second-factor')
          return true
        }
        if (before && !(await before())) return true
        await finish(proof)
        return true
      } catch (error) {
        setProblem(saidOnEntering(error, t))
        if (error instanceof HttpError && error.code === 'step-expired') setStep('ways')
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
