import { type AriaAttributes, createContext, useContext } from 'react'

interface FieldWiring {
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
}

export const FieldContext = createContext<FieldWiring>({})

/** What a control takes from the Field around it; its own props win. */
export function useFieldWiring(own: {
  readonly id?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: AriaAttributes['aria-invalid']
}) {
  const { id, describedBy, invalid } = useContext(FieldContext)
  const described = [describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined
  return {
    id: own.id ?? id,
    'aria-describedby': described,
    'aria-invalid': own['aria-invalid'] ?? (invalid || undefined),
  }
}
