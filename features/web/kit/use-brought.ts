import { use, useContext } from 'react'
import { loaderOf, TextSourceContext } from './feature-texts'
import type { Shown } from './kernel-context'
import { loadModule } from './modules'
import { ComingAliveContext } from './coming-alive'

type Load = () => Promise<unknown>

/** By what loads: the same, done also when it fails. */
const tries = new WeakMap<Load, Load>()

function tryOf(load: Load): Load {
  const known = tries.get(load) ?? (() => loadModule(load).catch(() => undefined))
  tries.set(load, known)
  return known
}

/** Suspends until the code and the texts of parts that features bring are here, or have failed: they come at once, and nothing below them moves. */
export function useBrought(parts: readonly Shown<{ readonly load: Load }>[]): void {
  const source = useContext(TextSourceContext)
  const alive = useContext(ComingAliveContext)
  // Of `use` there may be more in the next drawing, of other hooks not.
  for (const { feature, item } of parts)
    for (const load of [item.load, source && loaderOf(source.texts, source.language, feature)]) {
      if (!load) continue
      const loading = loadModule(tryOf(load))
      alive?.waitFor(loading)
      use(loading)
    }
}
