import assert from 'node:assert/strict'
import { suite } from 'uvu'
import '../../../support/dom'
import { followSwitches } from '../../../../features/web/client/follow-switches'
import type { HttpClient, LiveUpdates } from '../../../../features/web/contract'
import type { Kernel, SwitchLayer } from '../../../../kernel/index'
import { until } from '../../../support/waiting'

const test = suite('an open page and the switches')

function createScene() {
  const applied: (readonly string[])[] = []
  let [asked, generation] = [0, 1]
  let hear = () => {}
  let again = (_wasLost: boolean, _late: readonly string[]) => {}
  const kernel = {
    apply: async ([layer]: readonly SwitchLayer[]) => void applied.push(layer?.off ?? []),
  } as unknown as Kernel
  const http = {
    get: async () => ({ data: { off: ['saved'], generation: (asked++, generation) } }),
  } as unknown as HttpClient
  const live: LiveUpdates = {
    on: (_, listener) => ((hear = () => listener(undefined)), () => {}),
    onAgain: (listener) => ((again = listener), () => {}),
  }
  const over = new AbortController()
  followSwitches(kernel, http, live, 1, over.signal)
  return {
    applied,
    asked: () => asked,
    turn: () => void generation++,
    hear: () => hear(),
    again: (wasLost: boolean) => again(wasLost, []),
    leave: () => over.abort(),
  }
}

test('what is switched is followed when it is told, and when it may have been told in vain', async () => {
  const { applied, turn, hear, again, leave } = createScene()
  turn()
  hear()
  await until('it was applied', () => applied.length === 1)
  turn()
  again(true)
  await until('it was applied again', () => applied.length === 2)
  assert.deepEqual(applied, [['saved'], ['saved']])
  leave()
})

test('a stream that was opened anew for other topics asks nothing: this one was heard all along', async () => {
  const { asked, again, hear, leave } = createScene()
  again(false)
  assert.equal(asked(), 0)
  hear()
  await until('it was asked', () => asked() === 1)
  leave()
})

test.run()
