import { type ReactNode, Suspense } from 'react'
import { PartAliveContext } from './coming-alive'

/** A boundary that waits by itself within a part of the page: the part answers before this is here. */
export function SuspendsApart({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <PartAliveContext value={undefined}>{children}</PartAliveContext>
    </Suspense>
  )
}
