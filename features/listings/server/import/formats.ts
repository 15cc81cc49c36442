import { readConference } from './conference-row'
import { readHackathon } from './hackathon-row'
import { readJob } from './job-row'
import { readLinked } from './linked-row'
import type { RowParser } from './parsed-row'
import { readLinkedNodes } from './read-linked'
import { readRows } from './read-rows'

export interface Format {
  /** The rows of a file, in order, without holding them all. */
  readonly rows: (path: string) => AsyncGenerator<unknown>
  readonly parse: RowParser
}

/** What can be imported, by the word that one types. */
export const formats: Readonly<Record<string, Format>> = {
  conferences: { rows: readRows, parse: readConference },
  hackathons: { rows: readRows, parse: readHackathon },
  jobs: { rows: readRows, parse: readJob },
  jsonld: { rows: readLinkedNodes, parse: readLinked },
}
