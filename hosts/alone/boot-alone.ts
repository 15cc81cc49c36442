import {
  boot,
  type Contribution,
  type Feature,
  type Kernel,
  KernelError,
  plan,
  type Subject,
  type Token,
} from '../../kernel/index'
import { createStage, type StandIn } from './stage'

/** A stand-in for a service that the feature under the lamp needs. */
export interface Fake {
  readonly kind: 'fake'
  readonly what: Token<unknown>
  readonly value: unknown
}

export function fake<T>(what: Token<T>, value: NoInfer<T>): Fake {
  return { kind: 'fake', what, value }
}

export interface AloneOptions {
  readonly fakes?: readonly (Fake | StandIn | Contribution)[]
  readonly settings?: unknown
  /** Who looks, in views that are asked without a subject of their own. */
  readonly as?: Subject
}

const standInsOf = (given: NonNullable<AloneOptions['fakes']>[number]): readonly StandIn[] => {
  if (!('kind' in given)) return [given]
  return given.kind === 'fake' ? [[given.what, given.value]] : []
}

/** One feature by itself, its needs faked by name. Throws `fakes-missing` with all that are missing at once. */
export async function bootAlone(feature: Feature, { fakes = [], settings, as }: AloneOptions = {}): Promise<Kernel> {
  const contributes = fakes.filter((each): each is Contribution => 'kind' in each && each.kind === 'contribution')
  const stage = createStage({ id: 'stage', features: [feature], standIns: fakes.flatMap(standInsOf) }, { contributes })
  const kernel = await boot(plan([stage, feature], { settings: { [feature.id]: settings } }), {
    eager: true,
    report: () => {},
  })
  if (kernel.isRunning(feature.id)) return as ? lookedAtBy(kernel, as) : kernel
  const why = kernel.explain(feature.id)[0]
  await kernel.dispose()
  throw new KernelError(why?.code ?? 'failed', why?.text ?? `Feature "${feature.id}" did not start.`, {
    feature: feature.id,
  })
}

/** The same house, asked on behalf of somebody unless the caller says of whom. */
function lookedAtBy(kernel: Kernel, as: Subject): Kernel {
  return {
    ...kernel,
    view: (of, subject = as) => kernel.view(of, subject),
    shown: (of, subject = as) => kernel.shown(of, subject),
    explain: (id, subject = as) => kernel.explain(id, subject),
  }
}
