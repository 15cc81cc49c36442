import type { Feature, SwitchLayer } from '../../kernel/index'
import { type Environment, SettingsError } from './settings'

export interface SwitchSource {
  /** What the environment and the file decide: no admin can change these. */
  readonly fixed: readonly SwitchLayer[]
  /** The layers with what admins set below the fixed ones. */
  with(set: Readonly<Record<string, boolean>>): readonly SwitchLayer[]
  /** Who decided about a feature, and whether that is fixed. */
  decided(
    id: string,
    set: Readonly<Record<string, boolean>>,
  ): { readonly by: string | undefined; readonly locked: boolean }
}

const named = (id: string) => ({ id, essential: false })

/** The order in which switches are decided: environment, file, admins. An unknown or essential id is a start error. */
export function createSwitchSource(env: Environment, features: readonly Feature[]): SwitchSource {
  const known = new Map<string, { readonly id: string; readonly essential: boolean }>()
  for (const feature of features)
    known.set(feature.id, feature.essential ? feature : (known.get(feature.id) ?? named(feature.id)))
  const off = (record: Readonly<Record<string, boolean>>, wanted: boolean) =>
    Object.keys(record).filter((id) => record[id] === wanted)
  const { switches } = env.config
  const fixed = [
    { by: 'the environment (FEATURES_OFF)', off: env.FEATURES_OFF },
    { by: 'the configuration file (FOOTHOLD_CONFIG)', off: off(switches, false), on: off(switches, true) },
  ]
  const demandKnown = (by: string, ids: readonly string[]) => {
    const unknown = ids.find((id) => !known.has(id))
    if (unknown !== undefined)
      throw new SettingsError(
        `${by} names "${unknown}", which is no feature. There are: ${[...known.keys()].sort().join(', ')}.`,
      )
  }
  demandKnown('FEATURES_OFF_BY_TWO', env.FEATURES_OFF_BY_TWO)
  const never = env.FEATURES_OFF_BY_TWO.find((id) => known.get(id)?.essential)
  if (never) throw new SettingsError(`FEATURES_OFF_BY_TWO names "${never}", which nobody can switch off. Take it out.`)
  for (const { by, off: ids, on = [] } of fixed as readonly SwitchLayer[]) {
    demandKnown(by, [...(ids ?? []), ...on])
    const needed = (ids ?? []).find((id) => known.get(id)?.essential)
    if (needed)
      throw new SettingsError(`${by} switches "${needed}" off, without which the site does not run. Take it out.`)
  }
  const names = ({ off: ids = [], on = [] }: SwitchLayer, id: string) => ids.includes(id) || on.includes(id)
  return {
    fixed,
    // Ids that a newer or older version knows may still be in the database: they decide nothing.
    with: (set) => [
      ...fixed,
      {
        by: 'an admin',
        off: off(set, false).filter((id) => known.has(id)),
        on: off(set, true).filter((id) => known.has(id)),
      },
    ],
    decided(id, set) {
      const layer = fixed.find((each) => names(each, id))
      return { by: layer?.by ?? (id in set ? 'an admin' : undefined), locked: layer !== undefined }
    },
  }
}
