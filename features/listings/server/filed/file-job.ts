import type { Job } from '../../../data/contract'
import type { Filing } from './filing'

/**
 * Files what changed, so that lists are answered while a node that starts reads them: some seconds' work a minute, by which a site that has just taken
 * in a hundred thousand is filed within the hour. Where it is sent for, nobody is served: all at once.
 */
export function fileJob(filing: Filing): Job {
  return {
    id: 'listings.file',
    cron: '* * * * *',
    run: ({ data, signal }) => (data === undefined ? filing.some(signal) : filing.catchUp()),
  }
}
