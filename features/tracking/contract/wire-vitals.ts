import { type Static, Type } from '@sinclair/typebox'
import { vitalNames } from './vital-names'

const Name = Type.Union(vitalNames.map((each) => Type.Literal(each)))

export const VitalsRequest = Type.Object({
  /** The page that was loaded, by the id that its feature gave it: `listings.internships`. One that no feature has is not counted. */
  page: Type.String({ pattern: '^[a-z-]+\\.[a-z-]+$', maxLength: 60 }),
  /** ms, but for CLS. */
  metrics: Type.Array(Type.Object({ name: Name, value: Type.Number({ minimum: 0, maximum: 600_000 }) }), {
    minItems: 1,
    maxItems: vitalNames.length,
  }),
})
export type VitalsRequest = Static<typeof VitalsRequest>

const PageVitals = Type.Object({
  page: Type.String(),
  loads: Type.Integer(),
  /** Of each metric the value that three of four loads stay below; within 5 %. */
  p75: Type.Partial(Type.Record(Name, Type.Number())),
})

/** `days`: of how many it tells, no more than are kept. */
export const VitalsReport = Type.Object({ days: Type.Integer(), pages: Type.Array(PageVitals) })
export type VitalsReport = Static<typeof VitalsReport>
