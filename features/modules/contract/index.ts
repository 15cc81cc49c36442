import { point, token } from '../../../kernel/declare'
import type { Explanation } from '../../web/contract'

export { modulesErrors } from './errors'

/** A switch that an admin has set: how it stands, since when, and who set it so; undefined for the command line. */
export interface KeptSwitch {
  readonly feature: string
  readonly on: boolean
  readonly since: Date
  readonly by: number | undefined
}

/** What an admin set on /manage/modules: feature id → on or off. What nobody set is not in it. */
export interface SwitchStore {
  read(): Promise<Readonly<Record<string, boolean>>>
  list(): Promise<readonly KeptSwitch[]>
  /** Keeps the changes, writes each into the audit log and tells all nodes. */
  write(
    changes: Readonly<Record<string, boolean>>,
    by: number | undefined,
    why: string,
    /** The proposal that this carries out, settled with it; throws `proposal-settled` where it is none any more. */
    proposal?: number,
  ): Promise<void>
  /** Called on every node after a write of any node, and where one may not have been heard of. */
  onChange(listener: () => void): Promise<() => Promise<void>>
}

/** Live: somebody has proposed to switch a module off, or that was settled; for whoever holds `modules.manage`. */
export const PROPOSALS_TOPIC = 'modules.proposals'

export const switchStore = token<SwitchStore>('modules.switch-store')

/** What a verb of the command line may do with the terminal of whoever called it. */
export interface VerbIo {
  readonly args: readonly string[]
  /** Where relative paths of `args` begin. */
  readonly folder: string
  print(line: string): void
  /** A line from whoever called, or from what is piped in; undefined where neither answers. A secret is not shown as it is typed. */
  ask(question: string, options?: { readonly secret?: boolean }): Promise<string | undefined>
  /** Shows how far the work is; `total` 0 where that is not known. */
  progress(done: number, total: number): void
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal
}

/** `npm run admin -- <verb> …`: run in the server where one runs on this DATA_DIR, else in a house booted for it. */
export interface Verb {
  /** `<feature>.<verb>`; people type the part after the dot. */
  readonly id: string
  /** `import <format> <file> [--dry-run]` */
  readonly usage: string
  readonly says: string
  /** Answers the exit code. A thrown FeatureError is printed as its sentence, with exit code 1. */
  run(io: VerbIo): Promise<number>
}

export const verbs = point<Verb>('modules.verbs', { key: (each) => each.id.split('.')[1] ?? each.id })

export interface VerbRunner {
  /** Prints usage and answers 2 when there is no such verb. */
  run(verb: string | undefined, io: VerbIo): Promise<number>
}

export const verbRunner = token<VerbRunner>('modules.verb-runner')

/** Says why something stands there or not that hangs on what is stored, not on what a manifest declares. */
export interface Explainer {
  readonly id: string
  /** Lines for a name or an address that it knows of, none for any other. `ask` is what the house says of one, for the same person. */
  explain(id: string, ask: (id: string) => readonly Explanation[]): Promise<readonly Explanation[]>
}

export const explainers = point<Explainer>('modules.explainers', { key: (each) => each.id })

/** What of a feature is alive now: whoever switches it off reads it first. A feature that is off has none. */
export interface Stake {
  /** `<feature>.stake.<what>`: also the key of its sentence in the feature's texts, which says all that is counted. */
  readonly id: string
  /** Numbers of things and of people by name, from the feature's own tables; nothing is at stake where all are 0. */
  count(now: Date): Promise<Readonly<Record<string, number>>>
}

export const stakes = point<Stake>('modules.stakes', {
  key: (each) => each.id,
  check: ({ id }) => (/^[\w-]+\.stake\.\w+$/.test(id) ? undefined : `"${id}" should be "<feature>.stake.<what>".`),
})
