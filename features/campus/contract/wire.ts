import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()

/** The names of spec §3, placement profile. Without a logo the default one is shown. */
const institution = {
  id: Type.Integer(),
  name: Text,
  logoUrl: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
}
export const Institution = Type.Object(institution)
export type Institution = Static<typeof Institution>

/** `GET /api/tpc/user`, spec §7. */
export const PlacementProfile = Type.Object({
  status: Type.Boolean(),
  message: Text,
  data: Type.Object({
    status: Type.Boolean(),
    message: Text,
    university: Type.Union([Institution, Type.Null()]),
    admin_colleges: Type.Array(Institution),
  }),
})
export type PlacementProfile = Static<typeof PlacementProfile>

/** Where the caller studies: one college, unless accounts were merged. */
export const MyColleges = Type.Object({
  items: Type.Array(
    Type.Object({
      ...institution,
      university: Type.Union([Institution, Type.Null()]),
      since: Text,
      staff: Type.Array(Type.Object({ id: Type.Integer(), name: Text, role: Text })),
    }),
  ),
})
export type MyColleges = Static<typeof MyColleges>

export const DashboardParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

/** A university's numbers are those of its colleges together. */
export const Dashboard = Type.Object({
  ...institution,
  kind: Type.Unsafe<'university' | 'college'>(Text),
  university: Type.Union([Institution, Type.Null()]),
  colleges: Type.Array(Type.Object({ ...institution, students: Type.Integer() })),
  staff: Type.Array(Type.Object({ id: Type.Integer(), name: Text, role: Text })),
  students: Type.Integer(),
  /** At most ten, who came last first. */
  newest: Type.Array(Type.Object({ id: Type.Integer(), name: Text, joinedAt: Text })),
})
export type Dashboard = Static<typeof Dashboard>
