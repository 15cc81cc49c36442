import { Segmented, useText } from '../../../ui/kit'

export const windows = ['7', '30', '90'] as const
export type Window = (typeof windows)[number]

export interface WindowChoiceProps {
  readonly value: Window
  readonly onChange: (value: Window) => void
}

/** Over how many days numbers are shown. */
export function WindowChoice({ value, onChange }: WindowChoiceProps) {
  const t = useText()
  const options = windows.map((each) => ({ value: each, label: t('tracking.numbers.days', { count: Number(each) }) }))
  return <Segmented label={t('tracking.numbers.window')} options={options} value={value} onChange={onChange} />
}
