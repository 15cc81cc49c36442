interface Line {
  readonly by: string
  readonly fields: readonly string[]
}

export interface ActivityFilter {
  readonly by?: string | undefined
  readonly field?: string | undefined
}

/** Whether a line of the log is asked for: on the page, and in what is taken from it as a file. */
export const isAskedFor = ({ by, field }: ActivityFilter, line: Line): boolean =>
  (!by || line.by === by) && (!field || line.fields.includes(field))
