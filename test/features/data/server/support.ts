import type { Feature, Runtime, Token } from '../../../../kernel/index'
import { defineFeature, defineRuntime } from '../../../../kernel/index'
import { database } from '../../../../features/data/contract'

/** A feature that is nothing but what it contributes and requires. */
export function featureWith(
  id: string,
  contributes: NonNullable<Runtime['contributes']>,
  requires: readonly Token<unknown>[] = [database],
): Feature {
  return defineFeature({
    id,
    requires,
    load: async () => ({ runtime: defineRuntime({ contributes }) }),
  })
}

/** A promise and its settling. */
export function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** What must be there by now; a test that goes on without it would only fail later, and less clearly. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('What this test is about is not there.')
  return value
}
