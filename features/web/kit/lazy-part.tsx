import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'
import { useFeatureTexts } from './feature-texts'
import { FeatureScope } from './kernel-context'
import { useModule } from './modules'
import { SuspendsApart } from './suspends-apart'

export interface LazyPartProps<M> {
  /** Whose part it is. */
  readonly feature: string
  readonly load: () => Promise<M>
  readonly draw: (module: M) => ReactNode
  /** Shown while it is on its way, and when it does not come. */
  readonly instead?: ReactNode
  readonly onError?: (error: unknown) => void
}

/** A part that another feature brings: its code, its texts and its services, in a boundary of its own. A fault in it costs this part alone. */
export function LazyPart<M>({ feature, load, draw, instead = null, onError }: LazyPartProps<M>) {
  return (
    <ErrorBoundary fallback={() => instead} {...(onError && { onError })}>
      <SuspendsApart fallback={instead}>
        <FeatureScope feature={feature}>
          <Loaded feature={feature} load={load} draw={draw} />
        </FeatureScope>
      </SuspendsApart>
    </ErrorBoundary>
  )
}

function Loaded<M>({ feature, load, draw }: Pick<LazyPartProps<M>, 'feature' | 'load' | 'draw'>) {
  useFeatureTexts(feature)
  return draw(useModule(load))
}
