import * as v from 'valibot'
import { settings } from '../../../kernel/index'

/** What the host hands in; it names variables and files in its own messages. Left out where nobody follows a link: alone, and in tests. */
const schema = v.optional(
  v.object({
    /** What addresses in feeds and calendars begin with. */
    publicUrl: v.string(),
    /** Ids of opportunities that have a page of their own in each language. */
    languagePages: v.optional(v.array(v.object({ en: v.number(), hi: v.number() })), []),
    /** Where lists are answered from: the memory of each node, or the database alone. */
    lists: v.optional(v.picklist(['memory', 'database']), 'memory'),
  }),
  { publicUrl: 'http://localhost:4000', languagePages: [], lists: 'memory' },
)

export const listingsSettings = settings<v.InferOutput<typeof schema>>('listings', schema)
