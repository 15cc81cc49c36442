import {
  type BootOptions,
  boot,
  defineFeature,
  type Feature,
  type Kernel,
  type KernelError,
  type Manifest,
  plan,
  type Runtime,
  type Setup,
} from '../../kernel/index'
import { soon } from '../support/deadline'

/** A feature in one call: what its manifest says, and what its runtime does (with none it has no `load`). */
export function feature(id: string, manifest: Omit<Manifest, 'id'> = {}, runtime?: Runtime): Feature {
  return defineFeature({ id, ...(runtime && { load: async () => ({ runtime }) }), ...manifest })
}

export interface TestHouse {
  readonly kernel: Kernel
  /** Every fault that the host was told of. */
  readonly reports: KernelError[]
}

/** Boots features; faults are collected. Idle features wait for ever unless `whenIdle` is given. */
export async function house(features: readonly Feature[], options: BootOptions & Setup = {}): Promise<TestHouse> {
  const { switches = [], settings = {}, ...boots } = options
  const reports: KernelError[] = []
  const report = (error: KernelError) => void reports.push(error)
  const whenIdle = () => undefined
  const kernel = await soon(boot(plan(features, { switches, settings }), { report, whenIdle, ...boots }), 'the boot')
  return { kernel, reports }
}

/** A promise with its handle. */
export function later<T = void>() {
  let settle: { resolve: (value: T) => void; reject: (cause: unknown) => void } | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: (value: T) => settle?.resolve(value), reject: (cause: unknown) => settle?.reject(cause) }
}

export const never = new Promise<never>(() => undefined)

/** The codes that `explain` answers with. */
export function codesOf(kernel: Kernel, id: string, subject?: object): readonly string[] {
  return kernel.explain(id, subject).map((line) => line.code)
}
