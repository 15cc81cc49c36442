import type { Kernel } from '../../../kernel/index'
import { type Assets, type FramePart, homeSections } from '../contract'
import { loadModule, type Shown } from '../kit'
import { isNear, partsOf, type PreparedPage, type Reach } from './prepare'

interface Chunks {
  /** What must run before the page is alive: its own, its feature's, those of the bars around it and of all that starts with the house. */
  readonly alive: readonly string[]
  /** What is drawn, also below the fold: it needs its styles at once. */
  readonly drawn: readonly string[]
}

/** The chunks of a page's first paint, by name. */
export async function chunksOf(
  kernel: Kernel,
  assets: Assets,
  parts: readonly Shown<FramePart>[],
  first: PreparedPage | undefined,
  instead: object | undefined,
): Promise<Chunks> {
  const near = await drawnIn(
    kernel,
    parts.filter(({ item }) => isNear(item)),
    first,
    'near',
  )
  const all = await drawnIn(kernel, parts, first, 'all')
  const namesOf = async (drawn: readonly Drawn[]) => {
    const loads = [...drawn.map((each) => each.item.load), ...(first ? [first.match.page.load] : [])]
    const loaded = await Promise.all(loads.map((load) => loadModule<object>(load)))
    const modules = instead ? [...loaded, instead] : loaded
    return modules.map((module) => assets.chunkOf(module)).filter((name) => name !== undefined)
  }
  const atBoot = kernel.plan.order.filter((id) => kernel.plan.features.get(id)?.activates === 'boot')
  const drawing = new Set([...near.map((each) => each.feature), ...(first ? [first.match.feature] : [])])
  return {
    alive: [
      ...(await namesOf(near)),
      ...[...new Set([...atBoot, ...drawing])].map((feature) => `features/${feature}/client/runtime.ts`),
    ],
    drawn: await namesOf(all),
  }
}

type Drawn = Shown<{ readonly load: () => Promise<object> }>

async function drawnIn(
  kernel: Kernel,
  parts: readonly Shown<FramePart>[],
  first: PreparedPage | undefined,
  reach: Reach,
): Promise<readonly Drawn[]> {
  const frame = await Promise.all(parts.map((each) => loadModule(each.item.load)))
  const modules = [...(first ? [first.module] : []), ...frame]
  const rails = first?.at.path === '/' ? kernel.shown(homeSections) : []
  return [...parts, ...rails, ...modules.flatMap((module) => partsOf(kernel, module, reach))]
}
