import type { Kernel } from '../../../kernel/index'
import type { Language } from '../../ui/contract'
import { type Assets, type FramePart, homeSections } from '../contract'
import { loadModule, type Shown } from '../kit'
import { partsOf, type PreparedPage } from './prepare'

/** The chunks that a page's first paint needs: its own, its feature's, those of the bars around it and of all that starts with the house. */
export async function chunksOf(
  kernel: Kernel,
  assets: Assets,
  language: Language,
  parts: readonly Shown<FramePart>[],
  first: PreparedPage | undefined,
  instead: object | undefined,
): Promise<readonly string[]> {
  const rails = first?.at.path === '/' ? kernel.shown(homeSections) : []
  const frame = await Promise.all(parts.map((each) => loadModule(each.item.load)))
  const drawn = [...(first ? [first.module] : []), ...frame].flatMap((module) => partsOf(kernel, module))
  const loads = [
    ...drawn.map((each) => each.item.load),
    ...parts.map((each) => each.item.load),
    ...rails.map((each) => each.item.load),
    ...(first ? [first.match.page.load] : []),
  ]
  const loaded = await Promise.all(loads.map((load) => loadModule<object>(load)))
  const modules = instead ? [...loaded, instead] : loaded
  const atBoot = kernel.plan.order.filter((id) => kernel.plan.features.get(id)?.activates === 'boot')
  // What starts with the house needs its words only where it draws something.
  const drawing = new Set([
    ...[...parts, ...rails, ...drawn].map((each) => each.feature),
    ...(first ? [first.match.feature] : []),
  ])
  return [
    ...modules.map((module) => assets.chunkOf(module)).filter((name) => name !== undefined),
    ...[...new Set([...atBoot, ...drawing])].map((feature) => `features/${feature}/client/runtime.ts`),
    ...[...drawing].map((feature) => `features/${feature}/locales/${language}.json`),
    `virtual:shell-texts/${language}`,
  ]
}
