import {
  type Contribution,
  defineFeature,
  defineRuntime,
  type Feature,
  KernelError,
  type Point,
  provide,
  type Runtime,
  type Token,
} from '../../kernel/index'

/** A token and what stands in for it, as `contract/fakes.ts` of its feature has it. */
export type StandIn = readonly [Token<unknown>, unknown]

export interface Scene {
  readonly id: string
  /** Who plays for real. */
  readonly features: readonly Feature[]
  readonly standIns: readonly StandIn[]
  /** Tokens that the host brings by itself. */
  readonly given?: readonly Token<unknown>[]
  /** Tokens that the host itself needs. */
  readonly needed?: readonly Token<unknown>[]
}

const namesOf = (tokens: readonly Token<unknown>[] = []) => tokens.map(({ name }) => name)

/** The stand-ins that this scene really needs: of what no feature in it provides. Throws `fakes-missing` with all that are missing at once. */
export function pickStandIns({ features, standIns, given = [], needed = [] }: Scene): readonly StandIn[] {
  const real = new Set([...namesOf(given), ...features.flatMap(({ provides }) => namesOf(provides))])
  const faked = new Set(standIns.map(([{ name }]) => name))
  const lacks = features
    .map(({ id, requires }) => ({ id, names: namesOf(requires).filter((name) => !real.has(name) && !faked.has(name)) }))
    .filter(({ names }) => names.length > 0)
  if (lacks.length > 0) {
    const says = lacks.map(({ id, names }) => `Feature "${id}" needs ${names.join(', ')}.`).join(' ')
    const places = [...new Set(lacks.flatMap(({ names }) => names))].map((name) => `${name} in ${placeOf(name)}`)
    throw new KernelError('fakes-missing', `${says} Nothing stands in: put ${places.join(', ')}.`, {
      ...(lacks[0] && { feature: lacks[0].id }),
    })
  }
  const wanted = new Set([
    ...namesOf(needed),
    ...features.flatMap(({ requires, optional }) => [...namesOf(requires), ...namesOf(optional)]),
  ])
  return standIns.filter(([{ name }]) => wanted.has(name) && !real.has(name))
}

/** A stand-in belongs to the feature that its token is named after. */
const placeOf = (name: string) => `features/${name.split('.')[0]}/contract/fakes.ts`

export interface StageParts {
  readonly requires?: readonly Token<unknown>[]
  readonly points?: readonly Point<never>[]
  readonly contributes?: readonly Contribution[]
  readonly runtime?: Runtime
}

/** One feature that provides all stand-ins of a scene, and what else a host adds to it. */
export function createStage(
  scene: Scene,
  { requires = [], points = [], contributes = [], runtime = {} }: StageParts = {},
): Feature {
  const used = pickStandIns(scene)
  return defineFeature({
    id: scene.id,
    essential: true,
    activates: 'boot',
    points,
    provides: used.map(([what]) => what),
    requires,
    contributes,
    load: async () => ({
      runtime: defineRuntime({ ...runtime, provides: used.map(([what, value]) => provide(what, [], () => value)) }),
    }),
  })
}
