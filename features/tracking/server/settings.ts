import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const url = v.pipe(v.string(), v.url())

const schema = v.optional(
  v.object({
    /** The build that runs, `1.4.0+3f9a2c01`. */
    release: v.optional(v.string(), 'unknown'),
    /** Folder of the built browser files with their source maps; without it stacks stay as browsers write them. */
    assetsDir: v.optional(v.string()),
    /** Spec §9: production or staging, by build. */
    environment: v.optional(v.picklist(['production', 'staging']), 'staging'),
    /** TAG_MANAGER_ID, TAG_MANAGER_URL */
    tags: v.optional(v.object({ url, containerId: v.string() })),
    /** ENGAGEMENT_APP_ID, ENGAGEMENT_WRAPPER_APP_ID, ENGAGEMENT_URL */
    engagement: v.optional(v.object({ url, appId: v.string(), wrapperAppId: v.string() })),
    /** ERROR_REPORTING_DSN, ERROR_REPORTING_URL */
    errors: v.optional(v.object({ url, dsn: url })),
    /** THIRD_PARTY_ORIGINS: what their scripts fetch from and tell beside their own. */
    origins: v.optional(v.array(v.string()), []),
  }),
  {},
)

export type TrackingSettings = v.InferOutput<typeof schema>

export const trackingSettings = settings<TrackingSettings>('tracking', schema)
