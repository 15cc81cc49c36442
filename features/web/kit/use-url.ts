import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

export interface Url {
  readonly path: string
  /** First value of each name. */
  readonly query: Readonly<Record<string, string>>
  go(to: string, options?: { readonly replace?: boolean }): void
  /** The same page with these names changed; `undefined` takes one out. Names are sorted, so that one state has one address. */
  withQuery(changes: Readonly<Record<string, string | undefined>>): string
}

/** First value of each name, decoded. */
export function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(search)) if (!Object.hasOwn(query, key)) query[key] = value
  return query
}

/** `?a=1&b=2`, names sorted, empty values left out; an empty text when nothing is left. */
export function formatQuery(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  )
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1)))}`
}

/** Where the visitor is. The URL is the state of every list and filter. */
export function useUrl(): Url {
  const [path, go] = useLocation()
  const search = useSearch()
  return useMemo(() => {
    const query = parseQuery(search)
    return { path, query, go, withQuery: (changes) => path + formatQuery({ ...query, ...changes }) }
  }, [path, search, go])
}
