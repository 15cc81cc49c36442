import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forget } from '../../../web/kit'
import type { SupportVisits } from '../../contract/wire-support'
import { API } from './requests'

/** A little after, and where clocks differ once more and more: the server says when it is over. */
const AFTER_MS = 500
const AGAIN_MS = 20_000

/** Asks anew when the time of a visit, or of a question that nobody answered, has run out: of that nobody is told. */
export function useOver(visits: SupportVisits | undefined, askedAt: number): void {
  const queries = useQueryClient()
  const ends = [...(visits?.ofMine ?? []), ...(visits?.byMe ?? [])].flatMap(({ until }) => (until ? [until] : []))
  const [next] = ends.sort()
  useEffect(() => {
    if (next === undefined) return
    const leftMs = Date.parse(next) - Date.now()
    const timer = setTimeout(() => void forget(queries, API), leftMs > 0 ? leftMs + AFTER_MS : AGAIN_MS)
    return () => clearTimeout(timer)
  }, [next, askedAt, queries])
}
