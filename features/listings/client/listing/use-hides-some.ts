import { useState } from 'react'
import { useUnwanted } from '../use-unwanted'

/**
 * Whether the reader hides anything, as it was when they came to this list: what they hide meanwhile goes out of the rows that stand here, and
 * comes back in its place, without the list being asked for anew.
 */
export function useHidesSome(path: string): boolean {
  const unwanted = useUnwanted()
  const hides = unwanted && unwanted.length > 0
  const [came, setCame] = useState<{ readonly path: string; readonly hides: boolean }>()
  if (hides !== undefined && came?.path !== path) setCame({ path, hides })
  return came?.path === path ? came.hides : (hides ?? false)
}
