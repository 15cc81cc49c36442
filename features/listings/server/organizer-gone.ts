import type { FullRow } from './opportunity-queries'

type Kept = Pick<FullRow, 'organizer_id' | 'external_url' | 'source_url'>

/** One registers for it here, and nobody is left to read who comes: its organizer is gone. What an import found never had one. */
export const isUnread = (row: Kept): boolean =>
  row.organizer_id === null && row.external_url === null && row.source_url === null
