import { Type } from '@sinclair/typebox'
import { contribute, defineRuntime, type Feature } from '../../kernel/index'
import { findPerson, guardTests, permissions } from '../../features/session/contract'
import { type DemoAccount, demoAccounts } from '../../features/session/contract/demo-accounts'
import { standInPerson, standInUser } from '../../features/session/contract/fakes'
import { Me } from '../../features/session/contract/wire'
import { apiRoutes, endpoint, type RequestInfo, subjects } from '../../features/web/contract'
import { LOOK_COOKIE } from './look'
import { SceneAnswer } from './scene-wire'
import { permissionsIn } from './server-scene'
import { createStage, type Scene } from './stage'

type Looker = (request: RequestInfo) => DemoAccount | undefined

function sceneRoute(about: SceneAnswer) {
  return endpoint({
    id: 'alone.scene',
    method: 'GET',
    path: '/api/alone/scene',
    access: 'public',
    request: {},
    response: { 200: SceneAnswer },
    summary: 'What is under the lamp.',
    handle: async () => about,
  })
}

function whoRoute(looker: Looker, features: readonly Feature[]) {
  return endpoint({
    id: 'alone.who',
    method: 'GET',
    path: '/api/alone/who',
    access: 'public',
    request: {},
    response: { 200: Type.Object({ user: Type.Optional(Me) }) },
    summary: 'Who looks.',
    async handle({ request }) {
      const account = looker(request)
      return account ? { user: standInUser(account, permissionsIn(features)) } : {}
    },
  })
}

/** All that the server boots for a scene: who plays, and a stage with the stand-ins and who looks. */
export function serverCast(scene: Scene, about: SceneAnswer): readonly Feature[] {
  const { features } = scene
  const looker: Looker = ({ cookies }) =>
    about.standsIn ? demoAccounts.find(({ word }) => word === (cookies[LOOK_COOKIE] ?? about.as)) : undefined
  const stage = createStage(scene, {
    points: about.standsIn ? [permissions] : [],
    contributes: about.standsIn ? guardTests(findPerson) : [],
    runtime: defineRuntime({
      contributes: [
        contribute(apiRoutes, sceneRoute(about)),
        contribute(apiRoutes, whoRoute(looker, features)),
        contribute(subjects, {
          id: 'alone.looker',
          async of(request) {
            const account = looker(request)
            return account && standInPerson(account, permissionsIn(features))
          },
        }),
      ],
    }),
  })
  return [...features, stage]
}
