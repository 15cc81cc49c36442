import { token } from '../../../../kernel/index'

export interface ComparedOne {
  readonly id: number
  readonly title: string
}

/** What one wants to see side by side, in this browser: at most four. */
export interface Compared {
  /** In the order of choosing. Live state: read it through a snapshot. */
  readonly state: { readonly list: readonly ComparedOne[] }
  /** Puts it there or takes it away; false where four are there already. */
  toggle(one: ComparedOne): boolean
  clear(): void
}

export const compared = token<Compared>('listings.compared')

export const comparePath = (ids: readonly number[]) => `/compare?ids=${ids.join(',')}`
