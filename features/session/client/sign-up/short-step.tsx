import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/kit'
import { StepHead } from './step-head'

interface ShortStepProps {
  readonly title: string
  readonly text: string
  readonly on: string
  readonly onGoOn: () => void
}

/** Nothing is asked here: one goes on. The button that led here is gone, so the focus is on the one that leads on. */
export function ShortStep({ title, text, on, onGoOn }: ShortStepProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <StepHead title={title}>{text}</StepHead>
      <Button ref={button} variant="primary" size="large" onClick={onGoOn}>
        {on}
      </Button>
    </>
  )
}
