import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ConfirmMessage, Language } from '../../../../features/ui/contract'
import { inLanguage } from './render'

const { cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { ConfirmDialog } = await import('../../../../features/ui/kit/overlays/confirm-dialog')

const confirm = suite('ui confirm dialog')
confirm.after.each(() => cleanup())

async function ask(message: Partial<ConfirmMessage>, language: Language = 'en') {
  const answers: boolean[] = []
  const toasts: string[] = []
  const full: ConfirmMessage = { type: 'warning', text: 'It cannot be undone.', ...message }
  render(
    await inLanguage(
      <ConfirmDialog message={full} onAnswer={(yes) => answers.push(yes)} onMismatch={(text) => toasts.push(text)} />,
      language,
    ),
  )
  const enter = () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  return {
    answers,
    toasts,
    submit,
    enter,
    button,
    type: (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } }),
  }
}

confirm('the plain question is answered by its buttons, its cross says no', async () => {
  const { answers, button } = await ask({
    type: 'delete',
    custom_data: { heading: 'Delete this listing?', confirm_button_text: 'Delete listing' },
  })
  assert.ok(screen.getByRole('dialog', { name: 'Delete this listing?' }))
  for (const name of ['Delete listing', 'Keep it', 'Close']) fireEvent.click(button(name))
  assert.deepEqual(answers, [true, false, false])
})

confirm('typing anything but the word keeps the button off and says so below the field', async () => {
  const { answers, toasts, enter, button, type } = await ask({ type: 'confirm' })
  assert.equal(button('Continue').disabled, true)
  assert.equal(screen.queryByText("Input didn't match"), null)
  type('confrim')
  assert.ok(screen.getByText("Input didn't match"))
  assert.equal(screen.getByRole('textbox').getAttribute('aria-invalid'), 'true')
  enter()
  assert.deepEqual([answers, toasts], [[], ["Please type 'confirm'"]])
})

confirm('the word is taken in any case', async () => {
  const { answers, submit, button, type } = await ask({ type: 'confirm' })
  type('CONFIRM')
  assert.equal(button('Continue').disabled, false)
  submit()
  assert.deepEqual(answers, [true])
})

confirm('nothing but the word is the word', async () => {
  const { button, type } = await ask({ type: 'confirm' })
  for (const other of ['confirm ', ' confirm', 'confirmed', 'con firm']) {
    type(other)
    assert.equal(button('Continue').disabled, true, other)
  }
})

confirm('own buttons that say yes wait for the word too', async () => {
  const { answers, button, type } = await ask({
    type: 'confirm',
    btnData: [
      { text: 'Keep', class: 'secondary' },
      { text: 'Remove', class: 'danger' },
    ],
  })
  assert.deepEqual([button('Keep').disabled, button('Remove').disabled], [false, true])
  type('Confirm')
  fireEvent.click(button('Remove'))
  assert.deepEqual(answers, [true])
})

const types = ['warning', 'delete', 'confirm', 'custom_confirm'] as const
const looks = ['custom-v-one', 'custom-v-two', 'yesno', 'notOnlyYesNo', 'screenViolation'] as const

for (const alerttype of looks)
  confirm(`${alerttype}: each type can be answered, with its own words first`, async () => {
    for (const type of types) {
      const custom_data = { heading: 'Really?', confirm_button_text: 'Do it', reject_button_text: 'Not now' }
      const { answers, button, type: write } = await ask({ type, alerttype, custom_data })
      assert.ok(screen.getByRole('dialog', { name: 'Really?', description: 'It cannot be undone.' }))
      if (type === 'confirm' || type === 'custom_confirm') write('confirm')
      for (const name of ['Do it', 'Not now']) fireEvent.click(button(name))
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
      assert.deepEqual(answers, alerttype === 'screenViolation' ? [true, false] : [true, false, false])
      cleanup()
    }
  })

confirm('a custom question only wants something written and may say its own error', async () => {
  const { answers, toasts, enter, submit, type } = await ask({
    type: 'custom_confirm',
    custom_data: { confirm_input_err_text: 'Write a reason' },
  })
  enter()
  assert.ok(screen.getByText('Write a reason'))
  type('duplicate')
  submit()
  assert.deepEqual([answers, toasts], [[true], []])
})

confirm('own buttons run their work; secondary ones answer no', async () => {
  const ran: string[] = []
  const own = (text: string, kind: 'primary' | 'secondary') => ({ text, class: kind, fun: () => void ran.push(text) })
  const { answers, button } = await ask({
    alerttype: 'notOnlyYesNo',
    btnData: [own('Stay', 'secondary'), own('Leave', 'primary')],
  })
  fireEvent.click(button('Stay'))
  fireEvent.click(button('Leave'))
  assert.deepEqual(
    [answers, ran],
    [
      [false, true],
      ['Stay', 'Leave'],
    ],
  )
})

confirm('Enter in the field presses the one own button that answers yes, and its work is done', async () => {
  const ran: string[] = []
  const { answers, type, submit } = await ask({
    type: 'custom_confirm',
    btnData: [
      { text: 'Stay', class: 'secondary', fun: () => void ran.push('Stay') },
      { text: 'Leave', class: 'primary', fun: () => void ran.push('Leave') },
    ],
  })
  type('because')
  submit()
  assert.deepEqual([answers, ran], [[true], ['Leave']])
})

confirm('work that fails leaves no question open', async () => {
  const { answers, button } = await ask({
    btnData: [
      {
        text: 'Leave',
        fun() {
          throw new Error('failed on purpose')
        },
      },
    ],
  })
  const heard: string[] = []
  const listen = (event: ErrorEvent) => {
    heard.push(String(event.error))
    event.preventDefault()
  }
  window.addEventListener('error', listen)
  fireEvent.click(button('Leave'))
  window.removeEventListener('error', listen)
  assert.deepEqual([answers, heard.length], [[true], 1])
})

confirm('a screen violation has no way out but its buttons', async () => {
  const { answers } = await ask({ alerttype: 'screenViolation' })
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  assert.deepEqual([answers, screen.queryByRole('button', { name: 'Close' })], [[], null])
})

confirm('speaks Hindi to a Hindi page', async () => {
  const { button } = await ask({ alerttype: 'yesno' }, 'hi')
  assert.ok(button('हाँ') && button('नहीं'))
})

confirm.run()
