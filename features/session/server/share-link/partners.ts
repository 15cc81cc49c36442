import * as v from 'valibot'

const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+(\/\S*)?$/, 'must begin with https://'))

/** One key of a partner who may send people here (spec §4, external share link). A partner who changes keys has two for a while. */
export const partnerSchema = v.strictObject({
  /** What `esk` names. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be letters, digits, - and _')),
  key: v.pipe(
    v.string(),
    v.check((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64'),
  ),
  /** Whom people read of. */
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Where people get another link. */
  url: v.optional(httpUrl),
  logoUrl: v.optional(httpUrl),
})

export type Partner = v.InferOutput<typeof partnerSchema>
