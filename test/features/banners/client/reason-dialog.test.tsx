import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { HttpError } from '../../../../features/web/contract'

const test = suite('why an ad is stopped')
const { cleanup, render } = await import('../../../support/testing-library')
const { TextProvider } = await import('../../../../features/ui/kit')
const { ReasonDialog } = await import('../../../../features/banners/client/manage/reason-dialog')

test.after.each(cleanup)

test('what went wrong is said in the words of whoever reads, not in those of the program', () => {
  const nothing = () => {}
  const act = { title: 'x', act: 'x', isBusy: false, onClose: nothing, onReason: nothing }
  render(
    <TextProvider language="hi" translate={(key) => key}>
      <ReasonDialog {...act} error={new HttpError(0, undefined)} />
    </TextProvider>,
  )
  assert.doesNotMatch(document.body.textContent, /Server error/)
  assert.match(document.body.textContent, /ui\.[a-zA-Z.]*(offline|server|error)/i)
})

test.run()
