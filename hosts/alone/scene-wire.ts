import { type Static, Type } from '@sinclair/typebox'

const Text = Type.String()
const Texts = Type.Array(Text)

const Half = Type.Object({
  name: Type.Union([Type.Literal('browser'), Type.Literal('server')]),
  /** What it adds to the points of others, and its own. */
  adds: Type.Array(Type.Object({ point: Text, ids: Texts })),
  standIns: Texts,
})

/** What is under the lamp: `GET /api/alone/scene`. */
export const SceneAnswer = Type.Object({
  feature: Text,
  /** `open` is an address of the page that shows something, or empty where none is known. */
  pages: Type.Array(Type.Object({ id: Text, path: Text, open: Text })),
  halves: Type.Array(Half),
  /** Whether one looks as somebody who stands in; else the real session plays, and one signs in. */
  standsIn: Type.Boolean(),
  /** Who looks as long as nobody else was chosen. */
  as: Text,
})
export type SceneAnswer = Static<typeof SceneAnswer>
