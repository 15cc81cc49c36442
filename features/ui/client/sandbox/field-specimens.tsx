import { useState } from 'react'
import {
  Checkbox,
  Combobox,
  Field,
  OtpField,
  PasswordInput,
  RadioGroup,
  Segmented,
  Select,
  Switch,
  TextArea,
  TextInput,
  useText,
} from '../../kit'
import { Grid, Row, Specimens } from './specimen'

export function FieldSpecimens() {
  const t = useText()
  const [words, setWords] = useState('')
  const city = t('ui.sandbox.city')
  return (
    <Specimens name="fields">
      <Grid>
        <Field label={city} hint={t('ui.sandbox.cityHint')} optional>
          <TextInput placeholder={city} />
        </Field>
        <Field label={city} error={t('ui.sandbox.cityError')}>
          <TextInput defaultValue="Pnue" />
        </Field>
        <Field label={t('ui.sandbox.name')}>
          <TextInput defaultValue="byte-sized" state="checking" />
        </Field>
        <Field label={t('ui.sandbox.name')}>
          <TextInput defaultValue="byte-sized" state="good" />
        </Field>
        <Field label={t('ui.sandbox.email')}>
          <TextInput defaultValue="meera.nair@example.in" disabled />
        </Field>
        <Field label={t('ui.sandbox.password')}>
          <PasswordInput />
        </Field>
        <Field label={t('ui.sandbox.reason')}>
          <TextArea value={words} maxLength={200} counted onChange={(event) => setWords(event.target.value)} />
        </Field>
        <Field label={city}>
          <Select defaultValue="" placeholder={t('ui.sandbox.choose')} options={useCities()} />
        </Field>
        <Field label={t('ui.sandbox.suggested')}>
          <CityBox />
        </Field>
        <Field label={t('ui.sandbox.code')}>
          <Code />
        </Field>
      </Grid>
      <Choices />
    </Specimens>
  )
}

function useCities() {
  const t = useText()
  return ['pune', 'delhi', 'mumbai'].map((value) => ({ value, label: t(`ui.sandbox.${value}`) }))
}

function Code() {
  const [code, setCode] = useState('241')
  return <OtpField value={code} onChange={setCode} />
}

function CityBox() {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [value, setValue] = useState<string>()
  const fitting = useCities().filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  const options = fitting.map((each) => ({ id: each.value, label: each.label }))
  return (
    <Combobox
      label={t('ui.sandbox.suggested')}
      options={options}
      value={value}
      typed={typed}
      onType={setTyped}
      onChoose={setValue}
    />
  )
}

function Choices() {
  const t = useText()
  const [on, setOn] = useState(true)
  const [view, setView] = useState<'board' | 'table'>('board')
  const [pay, setPay] = useState<'month' | 'year'>('month')
  return (
    <>
      <Row>
        <Checkbox label={t('ui.sandbox.remote')} count={412} defaultChecked />
        <Checkbox label={t('ui.sandbox.remote')} partly />
        <Checkbox label={t('ui.sandbox.remote')} disabled />
        <Switch label={t('ui.sandbox.alerts')} note={t('ui.sandbox.alertsNote')} checked={on} onChange={setOn} />
        <Switch label={t('ui.sandbox.alerts')} checked disabled onChange={setOn} />
      </Row>
      <Row>
        <Segmented
          label={t('ui.sandbox.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'board', label: t('ui.sandbox.board') },
            { value: 'table', label: t('ui.sandbox.table') },
          ]}
        />
        <RadioGroup
          name="sandbox-pay"
          label={t('ui.sandbox.pay')}
          value={pay}
          onChange={setPay}
          options={[
            { value: 'month', label: t('ui.sandbox.perMonth') },
            { value: 'year', label: t('ui.sandbox.perYear'), note: t('ui.sandbox.perYearNote') },
          ]}
        />
      </Row>
    </>
  )
}
