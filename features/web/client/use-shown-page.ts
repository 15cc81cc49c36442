import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isForAssessments, pages } from '../contract'
import { parseQuery, useKernel, useView } from '../kit'
import { type PageTable, tableOf, withRest } from '../kit/page-table'
import { isSwitchedOff } from './absent-pages'
import { fetchData, loadFrame, type PreparedPage, preparePage } from './prepare'
import { type Instead, useVisit } from './visit-context'

/** What the outlet draws: a page that is ready, or what stands in its place. `pending` while the next one is on its way. */
export type ShownPage = { readonly pending: boolean } & (
  | { readonly page: PreparedPage }
  | { readonly instead: Instead }
)

type Settled = { readonly page: PreparedPage } | { readonly instead: Instead }

const notFound: Settled = { instead: { kind: 'not-found', status: 404 } }
const switchedOff: Settled = { instead: { kind: 'off' } }

/** The page table as switches stand. */
function useTable(): PageTable {
  const { kernel } = useKernel()
  const view = useView(pages)
  return useMemo(() => view && tableOf(kernel), [kernel, view])
}

/**
 * Follows the address. The page that is shown stays until the next one's code and texts are here, so nothing flashes; its data may
 * come later, every page has a face for that.
 */
export function useShownPage(): ShownPage {
  const { shop, first, instead: served, site } = useVisit()
  const { subject } = useKernel()
  const table = useTable()
  const [path, go] = useLocation()
  const search = useSearch()
  const address = search ? `${path}?${search}` : path
  const [settled, setSettled] = useState<{ address: string; table: PageTable; shown: Settled }>(() => ({
    address,
    table,
    shown: first ? { page: first } : served ? { instead: served } : notFound,
  }))
  const instead = 'instead' in settled.shown ? settled.shown.instead : undefined
  const isGuarded = instead?.kind === 'guarded'
  /** What is refused may be open to who one is by then. */
  const refusal = instead?.kind === 'refused' ? instead.because : undefined

  const wasNamed = useRef(false)

  useEffect(() => {
    if (subject !== undefined) wasNamed.current = true
    const moved = settled.address !== address
    if (!moved && settled.table === table && !isGuarded && refusal === undefined) return
    // Such a host has no other pages: the server says where they are.
    if (moved && site.isAssessHost && !isForAssessments(path, search)) return window.location.replace(address)
    let stale = false
    const settle = (shown: Settled) => !stale && startTransition(() => setSettled({ address, table, shown }))
    const match = table.match(path)
    if (!match) settle(!moved || isSwitchedOff(shop.kernel, path) ? switchedOff : notFound)
    else if (match.kind === 'redirect')
      go(withRest(match.to, (search && `?${search}`) + window.location.hash), { replace: true })
    else {
      const { access = [] } = match.page
      const verdict = shop.kernel.judge(access, subject)
      if (verdict !== true) {
        const isSaid = !moved && refusal !== undefined
        // The server let the visitor in, or said why not; who it is arrives soon, unless somebody has been here and left.
        const isAwaited = subject === undefined && !wasNamed.current
        if (isAwaited ? isGuarded || isSaid : isSaid && verdict.because === refusal) return
        return void settle({ instead: { kind: 'refused', access, ...verdict } })
      }
      const at = { path, params: match.params, query: parseQuery(search) }
      Promise.all([preparePage(shop, match, at), loadFrame(shop, match.page.chrome)]).then(
        ([page]) => {
          void fetchData(shop, page.module, at)
          settle({ page })
        },
        (error: unknown) => {
          console.error('A page did not open:', error)
          settle({ instead: { kind: 'failed', status: 0, error } })
        },
      )
    }
    return () => {
      stale = true
    }
  }, [address, path, search, settled, isGuarded, refusal, table, shop, subject, site, go])

  return { pending: settled.address !== address, ...settled.shown }
}
