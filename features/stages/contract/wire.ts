import { type Static, Type } from '@sinclair/typebox'
import { MOST_STAGES } from './check'
import { stageTypes } from './written'

const Text = Type.String()
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Union(values.map((each) => Type.Literal(each as T[number])))

const StageKind = oneOf(stageTypes)
const Mode = oneOf(['online', 'onsite'] as const)

/** A stage as its page shows it. Instants are ISO texts; `zone` is the organizer's. */
export const Stage = Type.Object({
  id: Type.Integer(),
  type: StageKind,
  title: Text,
  description: Text,
  startsAt: Text,
  endsAt: NullableText,
  mode: Mode,
  place: NullableText,
})
export type Stage = Static<typeof Stage>

export const Timeline = Type.Object({
  opportunityId: Type.Integer(),
  version: Type.Integer(),
  zone: Text,
  opensAt: NullableText,
  closesAt: NullableText,
  stages: Type.Array(Stage),
  now: Text,
})
export type Timeline = Static<typeof Timeline>

const WallTime = Type.String({ pattern: '^$|^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$' })

/** What the editor's step writes into a draft. */
export const WrittenStages = Type.Object({
  zone: Type.String({ minLength: 1, maxLength: 60 }),
  whileOpen: Type.Boolean(),
  stages: Type.Array(
    Type.Object({
      key: Type.String({ minLength: 1, maxLength: 40 }),
      type: StageKind,
      title: Type.String({ maxLength: 120 }),
      description: Type.String({ maxLength: 2000 }),
      startsAt: WallTime,
      endsAt: WallTime,
      mode: Mode,
      place: Type.String({ maxLength: 200 }),
    }),
    { maxItems: MOST_STAGES },
  ),
})

export const OpportunityParams = Type.Object({ opportunityId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
export const StageParams = Type.Object({ stageId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
