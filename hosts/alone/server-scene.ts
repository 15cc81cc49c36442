import type { Contribution, Feature } from '../../kernel/index'
import { createGuardiansFakes } from '../../features/guardians/contract/fakes'
import { createListingsFakes } from '../../features/listings/contract/fakes'
import { createMailFakes } from '../../features/mail/contract/fakes'
import { switchStore } from '../../features/modules/contract'
import { createModulesFakes } from '../../features/modules/contract/fakes'
import { demoAccounts } from '../../features/session/contract/demo-accounts'
import { createRegistrationsFakes } from '../../features/registrations/contract/fakes'
import { createUploadsFakes } from '../../features/uploads/contract/fakes'
import { createSessionServerFakes } from '../../features/session/contract/fakes'
import { type Permission, permissions } from '../../features/session/contract'
import { house, log, pageRenderer } from '../../features/web/contract'
import { serverFeatures } from '../server/features'
import type { Scene } from './stage'

/** Real whoever is under the lamp: a database of its own, and HTTP. */
const GROUND = ['data', 'web']

const ORGANIZER = demoAccounts.findIndex(({ word }) => word === 'organizer') + 1

/** What stands in on the server. Mail that would be sent is told to the terminal. */
function standIns(declared: readonly Permission[]): Scene['standIns'] {
  const told = ({ to, subject }: { readonly to: string; readonly subject: string }) =>
    void process.stdout.write(`· mail to ${to}: ${subject}\n`)
  return [
    ...createSessionServerFakes(() => declared),
    ...createMailFakes(told).fakes,
    ...createModulesFakes(),
    ...createGuardiansFakes(),
    ...createListingsFakes(() => new Date(), ORGANIZER),
    ...createRegistrationsFakes(),
    ...createUploadsFakes(),
  ]
}

/** Permissions that a manifest declares: what a stand-in may do follows from them. */
export function permissionsIn(features: readonly Feature[]): readonly Permission[] {
  const isPermission = ({ to }: Contribution) => to.name === permissions.name
  return features.flatMap(({ contributes = [] }) =>
    contributes.filter(isPermission).map(({ item }) => item as unknown as Permission),
  )
}

/** The server's half of one feature on the ground. A feature without one leaves the ground. */
export function serverScene(feature: string): Scene {
  const features = serverFeatures.filter(({ id }) => GROUND.includes(id) || id === feature)
  return {
    id: 'alone',
    features,
    standIns: standIns(permissionsIn(features)),
    given: [house, log, pageRenderer],
    needed: [switchStore],
  }
}
