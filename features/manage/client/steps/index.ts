import type { ReactNode } from 'react'
import type { EditorStep } from '../../contract'
import { BasicsStep } from './basics-step'
import { DatesStep } from './dates-step'
import { DetailsStep } from './details-step'
import { MoneyStep } from './money-step'
import { PeopleStep } from './people-step'
import { PreviewStep } from './preview-step'
import type { StepProps } from './step-props'

export const steps: Readonly<Record<EditorStep, (props: StepProps) => ReactNode>> = {
  basics: BasicsStep,
  details: DetailsStep,
  dates: DatesStep,
  people: PeopleStep,
  money: MoneyStep,
  preview: PreviewStep,
}
