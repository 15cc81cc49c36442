import { point } from '../../../kernel/declare'
import type { FileFieldProps } from '../../uploads/contract'

/** The field in which somebody answers with a file. */
export interface FileFieldPart {
  readonly id: string
  /** A React component `FileField`. */
  readonly load: () => Promise<{ readonly FileField: (props: FileFieldProps) => unknown }>
}

export const fileFields = point<FileFieldPart>('registrations.file-fields', { key: (each) => each.id })
