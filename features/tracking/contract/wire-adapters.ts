import { type Static, Type } from '@sinclair/typebox'

const Url = Type.String()

/** Third parties that are configured, with what their scripts are told; nothing in it is secret. */
export const Adapters = Type.Object({
  tags: Type.Optional(Type.Object({ url: Url, containerId: Type.String() })),
  engagement: Type.Optional(
    Type.Object({
      url: Url,
      appId: Type.String(),
      /** Inside the mobile app another one is used; the same where none is set. */
      wrapperAppId: Type.String(),
    }),
  ),
  errors: Type.Optional(
    Type.Object({
      url: Url,
      dsn: Type.String(),
      environment: Type.Union([Type.Literal('production'), Type.Literal('staging')]),
      release: Type.String(),
    }),
  ),
})
export type Adapters = Static<typeof Adapters>
