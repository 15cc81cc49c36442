import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const test = suite('what follows what one says of oneself')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('answers, own lists and the form that is being filled in are asked anew, and nothing else', async () => {
  const { rulesClient } = await import('../../../../features/rules/client/feature')
  const { Overlay } = await import('../../../../features/rules/client/follow')
  const { act } = await import('../../../support/testing-library')
  const heard = new Map<string, Set<() => void>>()
  const on = (topic: string, listener: () => void) => {
    const all = heard.get(topic) ?? new Set()
    heard.set(topic, all.add(listener))
    return () => all.delete(listener)
  }
  const http = {} as HttpClient
  const kernel = await bootAlone(rulesClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on, onAgain: () => () => {} }],
      [navigation, { go: () => {}, mayLeave: async () => true, guardLeaving: () => () => {} }],
      [toasts, { show: () => {}, state: { list: [] } }],
    ],
  })
  const drawn = await drawInHouse({
    kernel,
    http,
    feature: 'rules',
    page: <Overlay />,
    subject: { id: 7, userRole: ['user'] },
  })
  stop = drawn.stop
  const paths = ['/api/rules/of/12/own', '/api/registrations/form/12', '/api/registrations/mine']
  for (const path of paths) drawn.queries.setQueryData(['api', path], {})
  await act(async () => heard.get('rules:7')?.forEach((listener) => listener()))
  assert.deepEqual(
    paths.map((path) => drawn.queries.getQueryState(['api', path])?.isInvalidated),
    [true, true, false],
  )
})

test.run()
