import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates, navigation } from '../../../../features/web/contract'

const test = suite('what was changed in two places, drawn')

test('stands beside the choice with both values: in words, without marks, and nothing where nothing is', async () => {
  const { manageClient } = await import('../../../../features/manage/client/feature')
  const { SaveStatus } = await import('../../../../features/manage/client/save-status')
  const http = {} as HttpClient
  const kernel = await bootAlone(manageClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const clashes = [
    { field: 'title', mine: 'Reading app', theirs: 'Reading group' },
    { field: 'description', mine: '<p>Draw <b>it</b></p>', theirs: '' },
    { field: 'parts.prizes', mine: { prizes: [] }, theirs: null },
  ]
  const acts = { onRetry: () => {}, onKeepMine: () => {}, onTakeTheirs: () => {} }
  const { view, stop } = await drawInHouse({
    ...{ kernel, http, feature: 'manage' },
    page: <SaveStatus state={{ kind: 'conflict' }} clashes={clashes} {...acts} />,
  })
  await view.findByText('Title')
  const lines = [...view.container.querySelectorAll('dd')].map(({ textContent }) => textContent)
  assert.deepEqual(lines, [
    'Here: Reading app',
    'In the other place: Reading group',
    'Here: Draw it',
    'In the other place: nothing',
    'This step says something else in the other place.',
  ])
  await stop()
})

test.run()
