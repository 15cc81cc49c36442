import type { MenuEntry } from '../../contract'
import { useSetEntries } from '../links/use-set-entries'
import { useEntries } from './use-entries'

export interface BusinessEntries {
  /** The products, each with the entries of its sub-panel. */
  readonly products: readonly { readonly entry: MenuEntry; readonly under: readonly MenuEntry[] }[]
  /** The columns beside them, in order; empty ones are left out. */
  readonly columns: readonly { readonly label: string; readonly entries: readonly MenuEntry[] }[]
  readonly isEmpty: boolean
}

/** What stands behind For Business (spec §2.1): products with sub-panels, resources, company, for colleges, properties. */
export function useBusinessEntries(): BusinessEntries {
  const all = [...useEntries('business'), ...useSetEntries('business')]
  const college = useEntries('college')
  const properties = useEntries('properties')
  const products = all
    .filter(({ group = 'products', under }) => group === 'products' && !under)
    .map((entry) => ({ entry, under: all.filter(({ under }) => under === entry.href) }))
  const columns = [
    { label: 'navigation.resources', entries: all.filter(({ group }) => group === 'resources') },
    { label: 'navigation.company', entries: all.filter(({ group }) => group === 'company') },
    { label: 'navigation.colleges', entries: college },
    { label: 'navigation.properties', entries: properties },
  ].filter(({ entries }) => entries.length > 0)
  return { products, columns, isEmpty: products.length === 0 && columns.length === 0 }
}
