import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { usePaused } from './use-paused'

/** The answer to a question that is asked by POST, anew when the typing pauses; the last one stands meanwhile. */
export function usePosted<Answer>(
  path: string,
  body: object,
): {
  readonly answer: Answer | undefined
  readonly isOld: boolean
  /** What was asked last could not be answered. */
  readonly hasFailed: boolean
  readonly retry: () => void
} {
  const http = useService(httpClient)
  const wanted = JSON.stringify(body)
  const asked = usePaused(wanted)
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['api', path, asked],
    queryFn: async ({ signal }) => (await http.post<Answer>(path, JSON.parse(asked) as object, { signal })).data,
    placeholderData: keepPreviousData,
  })
  return {
    answer: data,
    isOld: asked !== wanted || isPlaceholderData,
    hasFailed: isError && asked === wanted,
    retry: () => void refetch(),
  }
}
