import { type Static, Type } from '@sinclair/typebox'
import { MOST_PRIZES } from './check'
import { currencies, inKinds } from './prizes'

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Union(values.map((each) => Type.Literal(each as T[number])))

const Per = oneOf(['team', 'person'] as const)

/** What the editor's step writes into a draft. */
export const WrittenPrizes = Type.Object({
  currency: oneOf(currencies),
  per: Per,
  taxNote: Type.String({ maxLength: 500 }),
  prizes: Type.Array(
    Type.Object({
      key: Type.String({ minLength: 1, maxLength: 40 }),
      title: Type.String({ maxLength: 120 }),
      count: Type.Integer({ minimum: 1, maximum: 10_000 }),
      amount: Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()]),
      inKind: Type.Array(oneOf(inKinds), { maxItems: inKinds.length, uniqueItems: true }),
      text: Type.String({ maxLength: 300 }),
    }),
    { maxItems: MOST_PRIZES },
  ),
})

/** What there is to win, for everybody. Money in hundredths; `sumPaise`: all of it. */
export const ShownPrizes = Type.Object({
  opportunityId: Type.Integer(),
  version: Type.Integer(),
  currency: oneOf(currencies),
  per: Per,
  taxNote: Type.String(),
  sumPaise: Type.Integer(),
  prizes: Type.Array(
    Type.Object({
      title: Type.String(),
      count: Type.Integer(),
      paise: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
      inKind: Type.Array(oneOf(inKinds)),
      text: Type.String(),
    }),
  ),
})
export type ShownPrizes = Static<typeof ShownPrizes>

export const OpportunityParams = Type.Object({ opportunityId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
