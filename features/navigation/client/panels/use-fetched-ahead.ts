import { useContext, useEffect } from 'react'
import { loadModule, loadTexts, type Shown, TextSourceContext, useForehand, useKernel } from '../../../web/kit'
import type { Panel } from '../../contract'

/** Fetches code, texts and services of the panels while nothing else is to do: a press then finds them here. */
export function useFetchedAhead(shown: readonly Shown<Panel>[]): void {
  const { kernel } = useKernel()
  const source = useContext(TextSourceContext)
  const isIdle = useForehand()
  useEffect(() => {
    if (!isIdle) return
    for (const { feature, item } of shown) {
      const texts = source && loadTexts(source.texts, source.language, feature)
      void Promise.allSettled([loadModule(item.load), kernel.activate(feature), texts])
    }
  }, [isIdle, shown, kernel, source])
}
