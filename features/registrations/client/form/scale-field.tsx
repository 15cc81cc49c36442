import type { ReactNode } from 'react'
import { FieldGroup } from '../../../ui/kit'
import styles from './scale-field.module.css'

interface ScaleFieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly error: string | undefined
  readonly steps: readonly string[]
  readonly value: string
  readonly onChange: (step: string) => void
}

/** One step of a scale, all of them side by side: radios inside, so arrow keys go along it. */
export function ScaleField({ name, label, error, steps, value, onChange }: ScaleFieldProps) {
  return (
    <FieldGroup label={label} error={error}>
      <div className={styles.scale}>
        {steps.map((step) => (
          <label key={step} className={styles.step}>
            <input type="radio" name={name} value={step} checked={step === value} onChange={() => onChange(step)} />
            {step}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
