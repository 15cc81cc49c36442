import './dom'
import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { ReactNode } from 'react'
import type { Kernel } from '../../kernel/index'
import type { Subject } from '../../kernel/declare'
import { createTexts } from '../../features/ui/client/texts'
import type { Message } from '../../features/ui/contract'
import type { HttpClient } from '../../features/web/contract'

/** The English texts of these features, as they are written. */
function englishOf(features: readonly string[]) {
  const texts = createTexts({ catalogues: () => [], onMissing: () => {} })
  texts.compileWith((message) => compileMessage(message) as Message)
  for (const feature of features)
    for (const file of ['shell.en', 'en']) {
      const url = new URL(`../../features/${feature}/locales/${file}.json`, import.meta.url)
      texts.add('en', JSON.parse(readFileSync(url, 'utf8')))
    }
  return texts.translator('en')
}

interface Drawn {
  readonly kernel: Kernel
  readonly http: HttpClient
  /** Whose page it is. */
  readonly feature: string
  /** Whose words it speaks beside its own and the kit's. */
  readonly words?: readonly string[]
  readonly page: ReactNode
  /** Whose visit it is; nobody's if not said. */
  readonly subject?: Subject
}

/** Draws a page within what every page of the site stands in; `stop` takes it all down, the kernel too. Preact is loaded after the document. */
export async function drawInHouse({ kernel, http, feature, words = [], page, subject }: Drawn) {
  const [React, { act, render, cleanup }, kit, web, query] = await Promise.all([
    import('react'),
    import('./testing-library'),
    import('../../features/ui/kit'),
    import('../../features/web/kit'),
    import('@tanstack/react-query'),
  ])
  const visit = kernel.visit()
  const queries = new query.QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY } },
  })
  // Waited for: what a lazy part had begun within an act that nobody waits for is lost, and it never shows.
  const draw = async () =>
    render(
      <query.QueryClientProvider client={queries}>
        <web.HttpContext value={http}>
          <web.KernelProvider kernel={kernel} visit={visit} subject={subject}>
            <kit.TextProvider language="en" translate={englishOf(['ui', ...words, feature])}>
              <web.FeatureScope feature={feature}>
                <React.Suspense fallback={null}>{page}</React.Suspense>
              </web.FeatureScope>
            </kit.TextProvider>
          </web.KernelProvider>
        </web.HttpContext>
      </query.QueryClientProvider>,
    )
  const view = await act(draw)
  return {
    view,
    queries,
    async stop() {
      cleanup()
      queries.clear()
      await visit.end()
      await kernel.dispose()
      await (window as unknown as { happyDOM: { abort(): Promise<void> } }).happyDOM.abort() // timers that still run would keep the process
    },
  }
}
