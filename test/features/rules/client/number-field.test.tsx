import '../../../support/dom'
import assert from 'node:assert/strict'
import { useState } from 'react'
import { suite } from 'uvu'

const test = suite('numbers of rules')

test('what is typed stays while it is on its way to a number, and no row shows what another one had', async () => {
  const [{ NumberField }, { TextProvider }, { render, fireEvent, cleanup }] = await Promise.all([
    import('../../../../features/rules/client/editor/range-field'),
    import('../../../../features/ui/kit'),
    import('../../../support/testing-library'),
  ])
  let removed = () => {}
  function Row() {
    const [value, setValue] = useState<number | undefined>(7)
    removed = () => setValue(60)
    return <NumberField label="From" value={value} onChange={setValue} />
  }
  const { getByLabelText } = render(
    <TextProvider language="en" translate={(key) => key}>
      <Row />
    </TextProvider>,
  )
  const field = getByLabelText('From') as HTMLInputElement
  fireEvent.change(field, { target: { value: '7.' } })
  assert.equal(field.value, '7.')
  const { act } = await import('../../../support/testing-library')
  act(() => removed())
  assert.equal(field.value, '60')
  cleanup()
})

test.run()
