import { serverFeatures } from '../../../hosts/server/features'
import { bootApi, type TestApi } from '../../support/api'

const FOUNDATION = ['data', 'web', 'modules', 'mail', 'session']
const publicUrl = 'http://localhost:4000'
const settings = Object.fromEntries(
  ['alerts', 'content', 'guardians', 'manage', 'notifications', 'privacy', 'registrations'].map((id) => [
    id,
    { publicUrl },
  ]),
)

/** Every feature of the site on one database, for what is asked of all endpoints. */
export function bootWhole(): Promise<TestApi> {
  const features = serverFeatures.filter(({ id }) => !FOUNDATION.includes(id))
  return bootApi(features, { kind: 'embedded', settings })
}
