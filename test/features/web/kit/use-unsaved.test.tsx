import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type Navigation, navigation } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel'

const { cleanup, renderHook } = await import('../../../support/testing-library')
const { FeatureScope, KernelProvider, useUnsaved } = await import('../../../../features/web/kit')

const test = suite('closing a form in which something was typed')
test.after.each(() => cleanup())

/** A form in which something was typed; `answers` are those of the questions that stand. */
async function createScene() {
  const answers: ((may: boolean) => void)[] = []
  const moves: Navigation = {
    go: () => {},
    mayLeave: () => new Promise((answer) => answers.push(answer)),
    guardLeaving: () => () => {},
  }
  const runtime = defineRuntime({ provides: [provide(navigation, [], () => moves)] })
  const web = defineFeature({ id: 'lines', provides: [navigation], load: async () => ({ runtime }) })
  const kernel = await boot(plan([web, defineFeature({ id: 'mine', requires: [navigation] })]))
  await kernel.activate('mine')
  const visit = kernel.visit()
  let closed = 0
  const { result, rerender } = renderHook(() => useUnsaved(true), {
    wrapper: ({ children }) => (
      <KernelProvider kernel={kernel} visit={visit} subject={undefined}>
        <FeatureScope feature="mine">{children}</FeatureScope>
      </KernelProvider>
    ),
  })
  return {
    ...{ answers, rerender },
    close: () => result.current(() => (closed += 1)),
    closed: () => closed,
    async answer(may: boolean) {
      answers.pop()?.(may)
      await new Promise(setImmediate)
    },
  }
}

test('asks once, however often it is pressed until the answer, and again after that', async () => {
  const { answers, answer, close, closed, rerender } = await createScene()
  close()
  close()
  rerender()
  close()
  assert.equal(answers.length, 1)
  await answer(false)
  assert.equal(closed(), 0)
  close()
  assert.equal(answers.length, 1)
  await answer(true)
  assert.equal(closed(), 1)
})

test.run()
