import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ApiRequest, HttpClient, HttpError } from '../contract'
import { mayPass, RETRIES, waitMs } from './retrying'

export const HttpContext = createContext<HttpClient | undefined>(undefined)

/** One answer has one key: pages prefetched on the server, in the router and in a component share it. */
export function dataKey(request: ApiRequest<unknown>): readonly unknown[] {
  return request.query ? ['api', request.path, request.query] : ['api', request.path]
}

export function dataOptions<T>(http: HttpClient, request: ApiRequest<T>) {
  return {
    queryKey: dataKey(request),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get<T>(request.path, { ...(request.query && { query: request.query }), signal })).data,
  }
}

/** As `retrying` does it. */
const patiently = {
  retry: (failures: number, error: unknown) => failures < RETRIES && mayPass(error),
  retryDelay: (failures: number) => waitMs(failures, Math.random),
}

/** The answer of a declared GET, kept and shared by TanStack Query: `const listing = useData(listingRequest(slug))`. */
export function useData<T>(
  request: ApiRequest<T>,
  options: {
    readonly enabled?: boolean
    readonly keepPrevious?: boolean
    /** For what stands on the page without a card that offers another try. */
    readonly keepTrying?: boolean
    /** Asked anew when it is first drawn, whatever is kept, for what is decided by it; what was kept is there until `isFetchedAfterMount`. */
    readonly anew?: boolean
  } = {},
): UseQueryResult<T, HttpError> {
  const http = useContext(HttpContext)
  if (!http) throw new Error('useData needs the page frame above it: hosts and tests put one at the root.')
  const enabled = options.enabled ?? true
  const answer = useQuery<T, HttpError>({
    ...dataOptions(http, request),
    enabled,
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
    ...(options.keepTrying && patiently),
    ...(options.anew && { staleTime: 0 }),
  })
  // What is asked for by a person alone another part may have asked before this one takes over the server's HTML, which knows nothing of it.
  const isAhead = useSyncExternalStore(never, no, () => !enabled)
  return isAhead ? ({ ...answer, ...UNASKED } as UseQueryResult<T, HttpError>) : answer
}

const never = () => () => {}
const no = () => false
const UNASKED = {
  ...{ data: undefined, error: null, status: 'pending', isPending: true, isSuccess: false, isError: false },
  ...{ fetchStatus: 'idle', isFetching: false, isLoading: false },
}

/** Asks again for everything below a path: `forget(queries, '/api/registrations')` after a change. */
export function forget(queries: QueryClient, pathPrefix: string): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'api' && String(queryKey[1]).startsWith(pathPrefix),
  })
}
