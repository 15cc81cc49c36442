import type { Job } from '../../../data/contract'
import type { Filing } from './filing'

/** A second's work a minute: a site that has just taken in a hundred thousand is filed within half an hour. */
const MOST = 4000

/** Files what changed, so that lists are answered while a node that starts reads them. */
export function fileJob(filing: Filing): Job {
  return {
    id: 'listings.file',
    cron: '* * * * *',
    async run() {
      await filing.some(MOST)
    },
  }
}
