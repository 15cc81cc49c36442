import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { HttpClient } from '../../../../features/web/contract'
import { boot, defineFeature, plan } from '../../../../kernel/index'

const test = suite('the steps of signing up')
const { useState } = await import('react')
const { act, fireEvent } = await import('../../../support/testing-library')
const { SignUpLayout } = await import('../../../../features/session/client/sign-up/sign-up-layout')

function Steps() {
  const [at, setAt] = useState(1)
  return (
    <SignUpLayout names={['Account', 'Who', 'Studies']} at={at}>
      <button onClick={() => setAt(at + 1)}>Continue</button>
    </SignUpLayout>
  )
}

test('each step begins at its top, however far down the one before was left', async () => {
  const kernel = await boot(plan([defineFeature({ id: 'session' })]), { eager: true, report: () => {} })
  const { view, stop } = await drawInHouse({ kernel, http: {} as HttpClient, feature: 'session', page: <Steps /> })
  const goOn = await view.findByRole('button', { name: 'Continue' })
  scrollTo(0, 300)
  await act(async () => void fireEvent.click(goOn))
  assert.equal(scrollY, 0)
  await stop()
})

test.run()
