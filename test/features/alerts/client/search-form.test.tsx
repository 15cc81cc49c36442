import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { inLanguage } from '../../ui/kit/render'

const { cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { SearchForm } = await import('../../../../features/alerts/client/search-form')

const test = suite('the form of a kept search')
test.after.each(() => cleanup())

test('a quiet time that begins when it ends says that no hour is quiet', async () => {
  const begin = { name: 'Design', frequency: 'daily', quiet: { from: 1320, to: 480 }, zone: 'Asia/Kolkata' } as const
  const close = () => {}
  render(
    await inLanguage(
      <SearchForm title="Keep" begin={begin} isSaving={false} error={null} onSave={close} onClose={close} />,
    ),
  )
  const says = 'alerts.quiet.none'
  assert.equal(screen.queryAllByText(says).length, 0)
  fireEvent.change(screen.getByLabelText('alerts.quiet.to'), { target: { value: '22:00' } })
  assert.equal(screen.queryAllByText(says).length, 1)
})

test.run()
