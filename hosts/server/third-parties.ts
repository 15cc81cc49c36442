import * as v from 'valibot'

const address = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s?#]+$/, `${name} must be the address of a script such as https://cdn.example/sdk.js.`),
    ),
  )
const id = (name: string, pattern: RegExp, such: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, `${name} must read like ${such}.`)))

/** What the environment says of third parties (spec §4, §9). */
export const thirdPartyEntries = {
  TAG_MANAGER_ID: id('TAG_MANAGER_ID', /^GTM-[A-Z0-9]{4,12}$/, 'GTM-ABC1234'),
  TAG_MANAGER_URL: address('TAG_MANAGER_URL'),
  ENGAGEMENT_APP_ID: id('ENGAGEMENT_APP_ID', /^[\w-]{8,64}$/, 'ABCDEFGH12345678'),
  ENGAGEMENT_WRAPPER_APP_ID: id('ENGAGEMENT_WRAPPER_APP_ID', /^[\w-]{8,64}$/, 'ABCDEFGH12345678'),
  ENGAGEMENT_URL: address('ENGAGEMENT_URL'),
  ERROR_REPORTING_DSN: id(
    'ERROR_REPORTING_DSN',
    /^https?:\/\/\w+@[^\s/]+(\/[^\s/]+)*\/\d+$/,
    'https://key@errors.example/1',
  ),
  ERROR_REPORTING_URL: address('ERROR_REPORTING_URL'),
  THIRD_PARTY_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean),
      ),
      v.everyItem(
        (each) => /^https?:\/\/(\*\.)?[^\s/;,'"]+$/.test(each),
        'THIRD_PARTY_ORIGINS must be origins such as https://*.example.org, separated by commas.',
      ),
    ),
    '',
  ),
  ENVIRONMENT: v.optional(v.picklist(['production', 'staging'], 'ENVIRONMENT must be production or staging.')),
}

type Given = v.InferOutput<v.ObjectSchema<typeof thirdPartyEntries, undefined>>

/** One line for each that is half named. */
export function thirdPartyProblems(env: Given): readonly string[] {
  const halves = [
    ['ERROR_REPORTING_URL', 'ERROR_REPORTING_DSN', 'the address of its browser SDK'],
    ['ERROR_REPORTING_DSN', 'ERROR_REPORTING_URL', 'where it reports to'],
    ['ENGAGEMENT_APP_ID', 'ENGAGEMENT_WRAPPER_APP_ID', 'the id of the app'],
  ] as const
  return halves.flatMap(([missing, given, what]) =>
    env[given] !== undefined && env[missing] === undefined ? [`${given} needs ${missing}: ${what}.`] : [],
  )
}

/** As `tracking` takes them: those that are named, and nothing of the others. */
export function thirdPartiesOf(env: Given, dev: boolean) {
  const { TAG_MANAGER_ID: containerId, ENGAGEMENT_APP_ID: appId, ERROR_REPORTING_DSN: dsn } = env
  return {
    environment: env.ENVIRONMENT ?? (dev ? 'staging' : 'production'),
    origins: env.THIRD_PARTY_ORIGINS,
    ...(containerId && {
      tags: { containerId, url: env.TAG_MANAGER_URL ?? 'https://www.googletagmanager.com/gtm.js' },
    }),
    ...(appId && {
      engagement: {
        appId,
        wrapperAppId: env.ENGAGEMENT_WRAPPER_APP_ID ?? appId,
        url: env.ENGAGEMENT_URL ?? 'https://cdn.moengage.com/release/dc_3/moe_webSdk.min.latest.js',
      },
    }),
    ...(dsn && env.ERROR_REPORTING_URL && { errors: { dsn, url: env.ERROR_REPORTING_URL } }),
  }
}
