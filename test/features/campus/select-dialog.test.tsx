import { drawInHouse } from '../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { stage, texts } from '../../../features/ui/contract'
import { type HttpClient, HttpError, navigation } from '../../../features/web/contract'
import { bootAlone } from '../../../hosts/alone/boot-alone'

const test = suite('choosing among dashboards')

test('what could not be asked is not asked for ever, but when one says so, where it stands', async () => {
  const { campusClient } = await import('../../../features/campus/client/feature')
  const { Overlay } = await import('../../../features/campus/client/select-dialog')
  const { fireEvent } = await import('../../support/testing-library')
  let asked = 0
  let isOpen = false
  const college = (id: number) => ({ id, name: `College ${id}`, logoUrl: null })
  const get = async () => {
    asked += 1
    if (!isOpen) throw new HttpError(403, undefined)
    return { status: 200, data: { data: { university: null, admin_colleges: [college(1), college(2)] } }, headers: {} }
  }
  const kernel = await bootAlone(campusClient, {
    fakes: [
      [navigation, { go: () => {} }],
      [stage, {}],
      [texts, { load: async () => {} }],
    ],
  })
  const page = <Overlay onClose={() => {}} />
  const http = { get } as unknown as HttpClient
  const { view, stop } = await drawInHouse({ kernel, http, feature: 'campus', page })
  const again = await view.findByRole('button', { name: /again/i })
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  assert.ok(asked <= 2 && again.isConnected, `asked ${asked} times`)
  isOpen = true
  fireEvent.click(again)
  await view.findByText('College 2')
  await stop()
})

test.run()
