import { type AriaAttributes, createContext, useContext } from 'react'

interface FieldWiring {
  readonly id?: string | undefined
  readonly labelId?: string | undefined
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

/** The id of the Field's label, for a control that is no form control: a label names those by itself. */
export const useFieldLabel = (): string | undefined => useContext(FieldContext).labelId
