import { useCallback } from 'react'
import { pages } from '../contract'
import { useKernel, useView } from './kernel-context'
import { tableOf } from './page-table'

/** Whether a path is a page of a running feature: menus show no link that leads nowhere. Paths of other sites are taken as they are. */
export function useHasPage(): (href: string) => boolean {
  const { kernel } = useKernel()
  const view = useView(pages)
  return useCallback(
    (href) => !href.startsWith('/') || (view && tableOf(kernel).match(href.split(/[?#]/)[0] ?? href)) !== undefined,
    [kernel, view],
  )
}
