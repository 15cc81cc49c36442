import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { useLocation, useSearch } from 'wouter'
import { session } from '../../session/contract'
import { useService } from '../../web/kit'
import { forgetForOthers } from './kept/forget-for-others'
import { isKept } from './kept/kept-pages'
import { tellWorker } from './messages'

/** A page that was left sooner was not read. */
const READ_MS = 1000

/** Draws nothing. Tells the worker which page is open, turns to what it keeps, and forgets what was seen when somebody signs out. */
export function Overlay() {
  useSeen()
  useKept()
  useForgetting()
  return null
}

function useSeen() {
  const [path] = useLocation()
  const search = useSearch()
  const told = useRef(0)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is when, not what
  useEffect(() => {
    const tell = async () => {
      await navigator.serviceWorker?.ready
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const files = loaded.slice(told.current).filter((name) => name.startsWith(`${location.origin}/assets/`))
      told.current = loaded.length
      // A page of somebody's says this in its head: asking for it again would be in vain.
      const isPrivate = document.querySelector('meta[name=robots][content=noindex]') !== null
      const page = { address: location.href, language: document.documentElement.lang }
      await tellWorker({ type: 'seen', files, ...(!isPrivate && page) })
    }
    const timer = setTimeout(() => void tell(), READ_MS)
    return () => clearTimeout(timer)
  }, [path, search])
}

/** Inside the site a page waits for data that cannot come. If it is kept it is loaded anew: the worker has it whole, as it was. */
function useKept() {
  const [path] = useLocation()
  const search = useSearch()
  const address = path + search
  const first = useRef(address)
  useEffect(() => {
    const turn = async () => {
      const isWaiting = document.querySelector('#main [aria-busy="true"]') !== null
      if (!navigator.onLine && isWaiting && (await isKept(location.href))) location.reload()
    }
    if (address === first.current) return
    first.current = ''
    const timer = setTimeout(() => void turn(), READ_MS)
    return () => clearTimeout(timer)
  }, [address])
}

function useForgetting() {
  const { status, user } = useSnapshot(useService(session).state)
  useEffect(() => {
    if (status !== 'unknown' && navigator.onLine) void forgetForOthers(user?.id)
  }, [status, user?.id])
}
