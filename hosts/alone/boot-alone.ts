import {
  boot,
  type Contribution,
  defineFeature,
  defineRuntime,
  type Feature,
  type Kernel,
  KernelError,
  plan,
  provide,
  type Subject,
  type Token,
} from '../../kernel/index'

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
  readonly fakes?: readonly (Fake | readonly [Token<unknown>, unknown] | Contribution)[]
  readonly settings?: unknown
  /** Who looks, in views that are asked without a subject of their own. */
  readonly as?: Subject
}

type Given = NonNullable<AloneOptions['fakes']>[number]

const asFake = (given: Given): Fake | undefined => {
  if ('kind' in given) return given.kind === 'fake' ? given : undefined
  const [what, value] = given
  return { kind: 'fake', what, value }
}

/** One feature by itself, its needs faked by name. Throws `fakes-missing` with all that are missing at once. */
export async function bootAlone(feature: Feature, { fakes = [], settings }: AloneOptions = {}): Promise<Kernel> {
  const stand = fakes.map(asFake).filter((each) => each !== undefined)
  const contributions = fakes.filter((each): each is Contribution => 'kind' in each && each.kind === 'contribution')
  const have = new Set(stand.map(({ what }) => what.name))
  const missing = (feature.requires ?? []).map(({ name }) => name).filter((name) => !have.has(name))
  if (missing.length > 0) {
    const text = `Feature "${feature.id}" needs ${missing.join(', ')}. Fake ${missing.length === 1 ? 'it' : 'them'}: bootAlone(feature, { fakes: [fake(token, standIn)] }).`
    throw new KernelError('fakes-missing', text, { feature: feature.id })
  }
  const wanted = new Set([...(feature.requires ?? []), ...(feature.optional ?? [])].map(({ name }) => name))
  const used = stand.filter(({ what }) => wanted.has(what.name))
  const stage = defineFeature({
    id: 'stage',
    essential: true,
    activates: 'boot',
    provides: used.map(({ what }) => what),
    contributes: contributions,
    load: async () => ({
      runtime: defineRuntime({ provides: used.map(({ what, value }) => provide(what, [], () => value)) }),
    }),
  })
  const kernel = await boot(plan([stage, feature], { settings: { [feature.id]: settings } }), {
    eager: true,
    report: () => {},
  })
  if (kernel.isRunning(feature.id)) return kernel
  const why = kernel.explain(feature.id)[0]
  await kernel.dispose()
  throw new KernelError(why?.code ?? 'failed', why?.text ?? `Feature "${feature.id}" did not start.`, {
    feature: feature.id,
  })
}
