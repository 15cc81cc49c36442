import { type Audit, type Clock, type Database, dataErrors, type StateMachines, type Tx } from '../../../data/contract'
import type { Notices } from '../../../notifications/contract'
import type { Directory, People } from '../../../session/contract'
import type { Live, LiveTopic, Sanitiser } from '../../../web/contract'
import { ADS_TOPIC } from '../../contract'
import type { AdRow, BannersTables } from '../tables'
import { lockAd } from './ad-queries'

/** What the endpoints of ads need. */
export interface AdParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly audit: Audit
  readonly clock: Clock
  readonly people: People
  readonly directory: Directory
  readonly sanitiser: Sanitiser
  readonly live: Live
  /** Gone while notifications is off; then the list alone says what became of an ad. */
  readonly notices: () => Notices | undefined
}

export const adsTopic: LiveTopic = { id: 'banners.ads-topic', name: ADS_TOPIC, may: () => true }

export const ADS = '/api/banners/ads'

/** An ad as it stands, held until the transaction ends. Throws `not-found`, `state-not-allowed`, `version-conflict`. */
export async function lockAs(
  { database }: AdParts,
  tx: Tx,
  wanted: { readonly id: number; readonly version: number; readonly state: AdRow['state'] },
): Promise<AdRow> {
  const row = await lockAd(database.on<BannersTables>(tx), wanted.id)
  if (!row) throw dataErrors.notFound('There is no such banner. Somebody may have deleted it.')
  if (row.version !== wanted.version) throw dataErrors.versionConflict('Somebody changed this banner. Load it again.')
  if (row.state !== wanted.state)
    throw dataErrors.stateNotAllowed(`This banner is in another state by now: ${row.state}. Load it again.`)
  return row
}
