import type { HttpError } from '../contract'

/** Asked again, the server shows it no more: a right was taken, or it is gone. What was read of it before is not shown on. */
export function isRefused(error: HttpError | null | undefined): boolean {
  return error?.status === 403 || error?.status === 404 || error?.status === 410
}
