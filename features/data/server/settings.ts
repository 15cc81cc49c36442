import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const onDisk = (url: string) => url.startsWith('file:')
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const databaseUrl = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(ql)?:\/\//,
        `${name} must read postgres://user:password@host:5432/name. Leave it out for the embedded database.`,
      ),
      v.check(
        (url) => URL.canParse(url),
        `${name} is no address: write #, / and ? of a password as %23, %2F and %3F, and the port as a number.`,
      ),
    ),
  )

const schema = v.object({
  /** Where the embedded database, the files and the mail of a machine live. */
  dataDir: v.pipe(v.string('DATA_DIR must name a folder.'), v.nonEmpty('DATA_DIR must name a folder, such as .data.')),
  databaseUrl: databaseUrl('DATABASE_URL'),
  replicaUrl: databaseUrl('DATABASE_REPLICA_URL'),
  filesUrl: v.optional(
    v.pipe(
      v.string(),
      v.check(onDisk, 'FILES_URL must be a file:///folder: this version keeps files on disk, not in S3.'),
    ),
  ),
  /** Whether demo data is made, and about how many rows of each feature's main thing. */
  seed: v.optional(v.union([v.literal(false), v.object({ size: positive })]), false),
  /** A folder written by `databaseTools.pack`: a new embedded database begins as a copy of it. */
  template: v.optional(v.string()),
  /** Longest time for one statement; the embedded database is restarted when one takes longer. */
  statementTimeoutMs: v.optional(positive, 15_000),
  /** Whether this node starts jobs by their schedule; a test starts them itself, at no minute of the real clock. */
  followsSchedule: v.optional(v.boolean(), true),
  poolSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2, 'The pool needs at least 2 connections.')), 10),
})

export type DataSettings = v.InferOutput<typeof schema>

export const dataSettings = settings<DataSettings>('data', schema)
