import { proxy } from 'valtio/vanilla'
import { contribute, type Feature } from '../../kernel/index'
import { type CurrentUser, findUser, guardTests } from '../../features/session/contract'
import { createSessionClientFakes } from '../../features/session/contract/fakes'
import { overlays, theme } from '../../features/ui/contract'
import { pages, redirects, transport } from '../../features/web/contract'
import { siteFeatures } from '../site/features'
import { OVERVIEW } from './look'
import { createStage, type Scene } from './stage'

/** Real whoever is under the lamp: the page frame, and the kit with its texts. */
const GROUND = ['web', 'ui']

/** The browser's half of one feature on the ground, looked at by somebody. */
export function clientScene(feature: string, user: CurrentUser | undefined): Scene {
  return {
    id: 'alone',
    features: siteFeatures.filter(({ id }) => GROUND.includes(id) || id === feature),
    standIns: createSessionClientFakes(user, proxy),
    given: [transport],
  }
}

/** All that the browser boots for a scene: who plays, and a stage with the stand-ins, the overview and the lamp. */
export function clientCast(scene: Scene): readonly Feature[] {
  const isSignIn = scene.features.some(({ id }) => id === 'session')
  const stage = createStage(scene, {
    requires: [theme],
    contributes: [
      contribute(pages, { id: 'alone.overview', path: OVERVIEW, load: () => import('./overview-page') }),
      contribute(overlays, {
        id: 'alone.lamp',
        place: 'corner',
        priority: 0,
        shows: 'start',
        load: () => import('./lamp'),
      }),
      // Without the real session there is nowhere to sign in: one chooses who looks.
      ...(isSignIn
        ? []
        : [
            contribute(redirects, { id: 'alone.login', from: '/auth/login', to: OVERVIEW, permanent: false }),
            ...guardTests((subject) => {
              const user = findUser(subject)
              return user && { roles: user.userRole, permissions: user.permissions }
            }),
          ]),
    ],
  })
  return [...scene.features, stage]
}
