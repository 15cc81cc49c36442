import { QueryClient } from '@tanstack/react-query'
import type { Kernel } from '../../../kernel/index'
import type { Language, Texts } from '../../ui/contract'
import { HttpError, httpClient } from '../contract'
import type { Workshop } from './prepare'

/**
 * Server data of one visit. An answer of the server is not asked for again because of a 4xx; a lost call is tried twice more. Without a network
 * it is asked all the same: the worker may have kept the answer, and where it has not the page says so instead of waiting. What somebody does fails at once
 * too, and is not done behind their back later; what may wait says so itself.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) =>
          count < 2 && (!(error instanceof HttpError) || error.status === 0 || error.status >= 502),
      },
      mutations: { networkMode: 'always' },
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
