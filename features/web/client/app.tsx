import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import type { Kernel, Subject } from '../../../kernel/index'
import { TextProvider } from '../../ui/kit'
import { visitor } from '../contract'
import { FeatureScope, HttpContext, KernelProvider, SiteContext, TextSourceContext } from '../kit'
import { ComingAliveContext } from '../kit/coming-alive'
import { Frame } from './frame'
import { VisitContext, type VisitValue } from './visit-context'

interface AppProps {
  readonly visit: ReturnType<Kernel['visit']>
  readonly value: VisitValue
  /** Where the visitor is: the address bar, or one fixed place while rendering on the server. */
  readonly router: Omit<ComponentProps<typeof Router>, 'children'>
}

const nobody = (): Subject => undefined

/** Who looks. The server draws for nobody, and so does the first paint in the browser: public HTML is the same for everyone. */
function useSubject(visit: AppProps['visit']): Subject {
  const known = visit.maybe('web', visitor)
  return useSyncExternalStore(known?.onChange ?? (() => () => {}), known?.current ?? nobody, nobody)
}

/** The whole site for one visit. */
export function App({ visit, value, router }: AppProps) {
  const { shop } = value
  const subject = useSubject(visit)
  return (
    <KernelProvider kernel={shop.kernel} visit={visit} subject={subject}>
      <QueryClientProvider client={shop.queries}>
        <HttpContext value={shop.http}>
          <TextProvider language={shop.language} translate={shop.texts.translator(shop.language)}>
            <Router {...router}>
              <VisitContext value={value}>
                <SiteContext value={value.site}>
                  <TextSourceContext value={shop}>
                    <ComingAliveContext value={value.alive}>
                      <FeatureScope feature="web">
                        <Frame />
                      </FeatureScope>
                    </ComingAliveContext>
                  </TextSourceContext>
                </SiteContext>
              </VisitContext>
            </Router>
          </TextProvider>
        </HttpContext>
      </QueryClientProvider>
    </KernelProvider>
  )
}
