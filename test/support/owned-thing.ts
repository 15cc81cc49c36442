import type { TestApi } from './api'

/** One call of an endpoint whose path names a thing, as its owner would make it. */
export interface OwnedThing {
  readonly params: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** How a feature's tests make what an endpoint's path names. */
export interface Owned {
  /** The endpoint's id. */
  readonly endpoint: string
  /** Demo accounts: whose it is (student), and who may call the endpoint but has no part in it (pro). */
  readonly owner?: string
  readonly stranger?: string
  make(api: TestApi): Promise<OwnedThing>
}
