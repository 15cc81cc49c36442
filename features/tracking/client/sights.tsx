import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { kinds, shortSegments } from '../../listings/contract'
import { findUser } from '../../session/contract'
import { httpClient } from '../../web/contract'
import { useKernel, useOpenPage, useService, useSite, useView } from '../../web/kit'
import { consent } from '../contract'
import { createTrail } from './faults/create-trail'
import { joinFaults } from './faults/join-faults'
import { watching } from './watching'

/** Draws nothing: what stands in sight is seen from here on. */
export function Overlay() {
  const { subject } = useKernel()
  const userId = useRef<number | null>(null)
  useEffect(() => {
    userId.current = findUser(subject)?.id ?? null
  }, [subject])
  const http = useService(httpClient)
  const given = useService(consent)
  const { begin } = useService(watching)
  const { version, isAssessHost } = useSite()
  const all = useView(kinds)
  const { choice } = useSnapshot(given.state)
  // The page that this document was loaded for, and not those that one moves to.
  const pageId = useOpenPage().page?.id
  const [loaded] = useState(pageId)
  const open = useRef(pageId)
  const [trail] = useState(() => createTrail())
  useEffect(() => {
    open.current = pageId
    if (pageId) trail.opened(pageId)
  }, [trail, pageId])
  useEffect(() => joinFaults({ trail, pageId: () => open.current, choice: () => given.state.choice }), [trail, given])
  useEffect(() => {
    const opportunities = new Set([...all.flatMap(({ segments }) => segments), ...shortSegments])
    const lists = new Set([...all.map(({ listingPath }) => listingPath.slice(1)), 'all-opportunities'])
    return begin({
      http,
      version,
      isAssessHost,
      pages: { lists, opportunities },
      userId: () => userId.current,
      choice: () => given.state.choice,
    })
  }, [begin, http, version, isAssessHost, all, given])
  useEffect(() => {
    // Nobody waits for it: a page is whole without being measured.
    if (choice === 'all' && loaded)
      import('./vitals/watch-vitals').then(
        ({ watchVitals }) => watchVitals(loaded),
        () => {},
      )
  }, [choice, loaded])
  return null
}
