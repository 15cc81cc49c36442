import { useState } from 'react'
import { useService } from '../../../web/kit'
import { confirm, type ConfirmAlertType, type ConfirmMessage, type ConfirmType } from '../../contract/index'
import { Button, Field, Select, useText } from '../../kit'
import { Row, Specimens } from './specimen'

const TYPES: readonly ConfirmType[] = ['warning', 'delete', 'confirm', 'custom_confirm']
const LOOKS: readonly ConfirmAlertType[] = ['custom-v-one', 'custom-v-two', 'yesno', 'notOnlyYesNo', 'screenViolation']
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Every question of spec §3: its type, how it is laid out, and what was answered. */
export function ConfirmSpecimens() {
  const t = useText()
  const asker = useService(confirm)
  const [type, setType] = useState<ConfirmType>('warning')
  const [look, setLook] = useState<ConfirmAlertType>('custom-v-one')
  const [answers, setAnswers] = useState<readonly boolean[]>([])

  async function ask(message: Pick<ConfirmMessage, 'type' | 'alerttype'>) {
    const hasOwnButtons = message.alerttype === 'notOnlyYesNo' || message.alerttype === 'screenViolation'
    const yes = await asker.ask({
      ...message,
      text: t('ui.sandbox.askText'),
      custom_data: { before_action_message: t('ui.sandbox.askBefore') },
      ...(hasOwnButtons && {
        btnData: [
          { text: t('ui.sandbox.stay'), class: 'secondary' },
          { text: t('ui.sandbox.leave'), class: 'danger' },
        ],
      }),
    })
    setAnswers((before) => [...before, yes].slice(-5))
  }

  return (
    <Specimens name="askHead">
      <Row>
        <Field label={t('ui.sandbox.askType')}>
          <Select
            options={options(TYPES)}
            value={type}
            onChange={({ target }) => setType(target.value as ConfirmType)}
          />
        </Field>
        <Field label={t('ui.sandbox.askLook')}>
          <Select
            options={options(LOOKS)}
            value={look}
            onChange={({ target }) => setLook(target.value as ConfirmAlertType)}
          />
        </Field>
      </Row>
      <Row>
        <Button variant="primary" onClick={() => void ask({ type, alerttype: look })}>
          {t('ui.sandbox.ask')}
        </Button>
        <Button onClick={() => (['warning', 'delete', 'confirm'] as const).map((each) => void ask({ type: each }))}>
          {t('ui.sandbox.askThree')}
        </Button>
        <output>
          {t('ui.sandbox.answered', {
            answers: answers.map((yes) => t(yes ? 'ui.confirm.yes' : 'ui.confirm.no')).join(', '),
          })}
        </output>
      </Row>
    </Specimens>
  )
}
