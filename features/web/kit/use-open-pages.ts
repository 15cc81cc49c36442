import { useCallback } from 'react'
import { type Page, pages } from '../contract'
import { useKernel, useView } from './kernel-context'
import { tableOf, withRest } from './page-table'

const MOST_MOVES = 5

/** Finds the pages with one address of their own (no parameters in it) that this visitor may open and finds by name. */
export function useNamedPages(): () => readonly Page[] {
  const { kernel, subject } = useKernel()
  const view = useView(pages)
  return useCallback(
    () =>
      view.filter(
        ({ path, title, access = [], listed = [] }) =>
          title !== undefined && !/[:*]/.test(path) && listed && kernel.judge([...access, ...listed], subject) === true,
      ),
    [kernel, subject, view],
  )
}

/** Where an address leads this visitor once it has moved as often as it does: undefined where no page is, or none that is open to them. */
export function useWayTo(): (href: string) => string | undefined {
  const { kernel, subject } = useKernel()
  const view = useView(pages)
  return useCallback(
    (href) => {
      let to = href
      for (let moves = 0; moves < MOST_MOVES; moves++) {
        const [path = to] = to.split(/[?#]/)
        const match = view && tableOf(kernel).match(path)
        if (match?.kind !== 'redirect')
          return match && kernel.judge(match.page.access ?? [], subject) === true ? to : undefined
        to = withRest(match.to, to.slice(path.length))
      }
      return undefined
    },
    [kernel, subject, view],
  )
}
