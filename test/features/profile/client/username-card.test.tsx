import { drawProfile } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { OwnProfile } from '../../../../features/profile/contract/wire'
import { HttpError } from '../../../../features/web/contract'

const own = { id: 7, name: 'Asha', username: 'asha' } as unknown as OwnProfile
const kept = new HttpError(409, {
  ...{ type: '', title: '', status: 409, instance: '', code: 'username-kept', detail: 'It still leads to somebody.' },
})

const test = suite('the name of a page')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('a refusal goes with the name that it was about', async () => {
  const { UsernameCard } = await import('../../../../features/profile/client/settings/username-card')
  const drawn = await drawProfile(<UsernameCard own={own} />, ({ method }) =>
    method === 'PUT' ? kept : { isFree: true, because: null },
  )
  stop = drawn.stop
  const { view } = drawn
  const { fireEvent } = await import('../../../support/testing-library')
  const field = view.getByRole('textbox', { name: 'Username' })
  fireEvent.change(field, { target: { value: 'asha-rao' } })
  fireEvent.submit(field.closest('form') as HTMLElement)
  await view.findByText('It still leads to somebody.')
  fireEvent.click(view.getByRole('button', { name: 'Undo' }))
  assert.equal((field as HTMLInputElement).value, 'asha')
  assert.ok(!view.queryByText('It still leads to somebody.'))
})

test.run()
