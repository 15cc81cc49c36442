import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { HttpError } from '../contract'

/** Puts the server's field problems beside their fields; answers the sentence for the whole form when there is none. */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  names: readonly Path<T>[],
  fallback: string,
): string | undefined {
  if (!(error instanceof HttpError)) return fallback
  let placed = false
  for (const { path, message } of error.fields) {
    const name = names.find((each) => each === path)
    if (!name) continue
    setError(name, { message }, { shouldFocus: !placed })
    placed = true
  }
  return placed ? undefined : (error.problem?.detail ?? fallback)
}
