import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'an id is lower-case letters, digits and "-"'))

/** A provider that people may come from: Google, a college, a company. */
export const providerSchema = v.strictObject({
  id,
  /** What the button says. */
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  issuer: v.pipe(v.string(), v.url('an issuer is an address such as https://accounts.google.com')),
  clientId: v.pipe(v.string(), v.nonEmpty()),
  clientSecret: v.pipe(v.string(), v.nonEmpty()),
})

export type Provider = v.InferOutput<typeof providerSchema>
