import { useKernel } from '../../../web/kit'
import { findUser } from '../../contract'

/** Whether whoever looks has a permission; the server judges again. */
export function useMay(): (permission: string) => boolean {
  const user = findUser(useKernel().subject)
  return (permission) => user?.permissions.includes(permission) === true
}
