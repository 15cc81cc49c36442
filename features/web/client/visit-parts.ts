import { QueryClient } from '@tanstack/react-query'
import type { Kernel } from '../../../kernel/index'
import type { Language, Texts } from '../../ui/contract'
import { HttpError, httpClient, pages, redirects } from '../contract'
import { createPageTable, type PageTable } from './page-table'
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

const tables = new WeakMap<object, PageTable>()

/** The page table of a kernel as its switches stand: made again when its view of the pages is another. */
export function tableOf(kernel: Kernel): PageTable {
  const view = kernel.view(pages)
  const known = tables.get(view)
  if (known) return known
  const table = createPageTable(kernel.shown(pages), kernel.view(redirects))
  tables.set(view, table)
  return table
}

export function createWorkshop(
  kernel: Kernel,
  visit: ReturnType<Kernel['visit']>,
  texts: Texts,
  language: Language,
): Workshop {
  return { kernel, texts, language, http: visit.get('web', httpClient), queries: createQueries() }
}
