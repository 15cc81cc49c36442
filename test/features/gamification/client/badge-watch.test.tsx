import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { OpenPage } from '../../../../features/web/kit'
import { drawPart, student } from './draw'

const test = suite('badges that come')

const form: OpenPage = {
  page: { id: 'x.form', path: '/form', title: 'x', load: async () => ({}) as never },
  chrome: { header: false, focused: true },
}
const list: OpenPage = {
  page: { id: 'x.list', path: '/list', title: 'x', load: async () => ({}) as never },
  chrome: {},
}

test('a badge that comes while a form is open pops up when that is left, once', async () => {
  const [{ useState }, { act }, { OpenPageContext }, { Overlay }] = await Promise.all([
    import('react'),
    import('../../../support/testing-library'),
    import('../../../../features/web/kit/use-open-page'),
    import('../../../../features/gamification/client/badges/badge-watch'),
  ])
  function Tab() {
    const [open, setOpen] = useState(form)
    return (
      <OpenPageContext value={open}>
        <button type="button" onClick={() => setOpen(open === form ? list : form)}>
          Go on
        </button>
        <Overlay />
      </OpenPageContext>
    )
  }
  const { view, say, opened, stop } = await drawPart(<Tab />, { user: student })
  const goOn = () => act(async () => view.getByRole('button').click())
  await act(async () => say('gamification:12', { isBadge: true }))
  assert.deepEqual(opened, [], 'it does not break into the form')
  await goOn()
  assert.deepEqual(opened, ['gamification.badge'])
  await goOn()
  await goOn()
  assert.deepEqual(opened, ['gamification.badge'], 'once')
  await act(async () => say('gamification:12', { isBadge: true }))
  assert.equal(opened.length, 2, 'the next one at once')
  await stop()
})

test('a badge that comes while one writes pops up when the field is left', async () => {
  const [{ act }, { OpenPageContext }, { Overlay }] = await Promise.all([
    import('../../../support/testing-library'),
    import('../../../../features/web/kit/use-open-page'),
    import('../../../../features/gamification/client/badges/badge-watch'),
  ])
  const page = (
    <OpenPageContext value={list}>
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Remote" />
      <Overlay />
    </OpenPageContext>
  )
  const { view, say, opened, stop } = await drawPart(page, { user: student })
  await act(async () => view.getByLabelText('Search').focus())
  await act(async () => say('gamification:12', { isBadge: true }))
  assert.deepEqual(opened, [], 'its letters go on into the field')
  await act(async () => view.getByLabelText('Remote').focus())
  assert.deepEqual(opened, ['gamification.badge'])
  await stop()
})

test.run()
