import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useCallback, useState, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import type { Kernel } from '../../../kernel/index'
import type { Translate } from '../../ui/contract'
import { TextProvider } from '../../ui/kit'
import {
  createIdScope,
  FeatureScope,
  HttpContext,
  IdScopeContext,
  KernelProvider,
  SiteContext,
  TextSourceContext,
} from '../kit'
import { ComingAliveContext } from '../kit/coming-alive'
import { Frame } from './frame'
import type { Workshop } from './prepare'
import { useSubject } from './use-subject'
import { VisitContext, type VisitValue } from './visit-context'

interface AppProps {
  readonly visit: ReturnType<Kernel['visit']>
  readonly value: VisitValue
  /** Where the visitor is: the address bar, or one fixed place while rendering on the server. */
  readonly router: Omit<ComponentProps<typeof Router>, 'children'>
}

/** The words of the page's language. They are others once where something was asked for before its text was here. */
function useTranslate({ texts, language }: Workshop): Translate {
  const listen = useCallback((tell: () => void) => texts.onChange(language, tell), [texts, language])
  const current = () => texts.translator(language)
  return useSyncExternalStore(listen, current, current)
}

/** The whole site for one visit. */
export function App({ visit, value, router }: AppProps) {
  const { shop } = value
  const subject = useSubject(visit, value.worded)
  const translate = useTranslate(shop)
  const [ids] = useState(() => createIdScope('i'))
  return (
    <KernelProvider kernel={shop.kernel} visit={visit} subject={subject}>
      <QueryClientProvider client={shop.queries}>
        <HttpContext value={shop.http}>
          <TextProvider language={shop.language} translate={translate}>
            <Router {...router}>
              <VisitContext value={value}>
                <SiteContext value={value.site}>
                  <TextSourceContext value={shop}>
                    <ComingAliveContext value={value.alive}>
                      <IdScopeContext value={ids}>
                        <FeatureScope feature="web">
                          <Frame />
                        </FeatureScope>
                      </IdScopeContext>
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
