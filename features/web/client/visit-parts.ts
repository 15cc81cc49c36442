import { QueryClient } from '@tanstack/react-query'
import type { Kernel } from '../../../kernel/index'
import type { Language, Texts } from '../../ui/contract'
import { HttpError, httpClient } from '../contract'
import type { Workshop } from './prepare'

/** Server data of one visit. An answer of the server is not asked for again because of a 4xx; a lost call is tried twice more. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) =>
          count < 2 && (!(error instanceof HttpError) || error.status === 0 || error.status >= 502),
      },
    },
  })
}

export function createWorkshop(
  kernel: Kernel,
  visit: ReturnType<Kernel['visit']>,
  texts: Texts,
  language: Language,
): Workshop {
  return { kernel, texts, language, http: visit.get('web', httpClient), queries: createQueries() }
}
