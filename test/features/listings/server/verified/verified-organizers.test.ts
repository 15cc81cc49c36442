import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords, personMerges } from '../../../../../features/data/contract'
import { type VerifiedOrganizers, verifiedOrganizers } from '../../../../../features/listings/contract'
import type { Listing } from '../../../../../features/listings/contract/wire'
import { insertOpportunity } from '../../../../../features/listings/server/opportunity-queries'
import type { ListingsTables } from '../../../../../features/listings/server/tables'
import { eachDatabase } from '../../../../support/database'
import { until } from '../../../../support/waiting'
import { bootListings, contentOf, type ListingsHouse, NOW } from '../../house'

/** Whose `house.live` are. */
const ORGANIZER = 7
const ADMIN = 1

eachDatabase((kind) => {
  for (const lists of ['memory', 'database'] as const) {
    const test = suite(`who was verified for an organisation, lists from ${lists}, ${kind}`)
    let house: ListingsHouse
    let verified: VerifiedOrganizers
    test.before(async () => {
      house = await bootListings(kind, {}, { publicUrl: 'http://localhost:4000', lists })
      verified = house.kernel.get(verifiedOrganizers)
    })
    test.after(() => house?.dispose())

    const give = (organisation: string, organizerId = ORGANIZER) =>
      house.db.transact((tx) => verified.give(tx, { organisation, organizerId }, ADMIN))
    const of = async (organisation: string, organizerId = ORGANIZER) =>
      (await verified.of([{ organisation, organizerId }]))[0]?.of
    const listed = async (id: number) => {
      const { data } = await house.ask<{ items: readonly Listing[] }>('/api/listings/search', { limit: '50' })
      return data.items.find((each) => each.id === id)?.organisation.isVerified
    }
    const shows = (id: number, isVerified: boolean) =>
      until('lists show it so', async () => (await listed(id)) === isVerified)
    const exported = async (personId: number) => {
      const all = await house.kernel.get(personalRecords).export(personId)
      const { verifiedFor = [], verificationsGiven = [] } = all['listings.organised'] ?? {}
      return { verifiedFor, verificationsGiven }
    }

    test('lists show the badge of theirs alone, and of nothing that was imported under the name', async () => {
      const id = await house.live({ organisation: 'River Trust' })
      const imported = await insertOpportunity(
        house.db.of<ListingsTables>(),
        contentOf({ organisation: 'River Trust', externalUrl: 'https://river.example/' }),
        { state: 'live', organizerId: null, at: NOW, publishedAt: NOW },
      )
      await shows(id, false)
      assert.equal(typeof (await give('river trust')), 'number')
      assert.equal(await give('River Trust'), undefined)
      await shows(id, true)
      await house.db.transact((tx) => house.service.announce(tx, [imported]))
      await shows(imported, false)
      await house.db.transact((tx) => verified.takeBack(tx, { organisation: 'River Trust', organizerId: ORGANIZER }))
      await shows(id, false)
    })

    test('of a name that no listing bears nobody is verified', async () => {
      assert.equal(await give('Nobody Knows It'), undefined)
    })

    test('is in the archive of both, and gone with the one or nameless without the other', async () => {
      await house.live({ organisation: 'Hill Trust' })
      await give('Hill Trust', 21)
      const said = { organisation: 'Hill Trust', at: NOW.toISOString() }
      assert.deepEqual((await exported(21)).verifiedFor, [said])
      assert.deepEqual((await exported(ADMIN)).verificationsGiven, [said])
      await house.kernel.get(personalRecords).erase(ADMIN)
      assert.deepEqual((await exported(ADMIN)).verificationsGiven, [])
      assert.equal(await of('Hill Trust', 21), 'organizer')
      await house.kernel.get(personalRecords).erase(21)
      assert.equal(await of('Hill Trust', 21), 'nobody')
    })

    test('an account that becomes another one’s takes it along, and back where that was a mistake', async () => {
      for (const organisation of ['Sea Trust', 'Lake Trust']) await house.live({ organisation })
      for (const [organisation, person] of [
        ['Sea Trust', 31],
        ['Lake Trust', 31],
        ['Lake Trust', 32],
      ] as const)
        await give(organisation, person)
      const merges = house.kernel.get(personMerges)
      const all = async () => [await of('Sea Trust', 31), await of('Sea Trust', 32), await of('Lake Trust', 32)]
      const pair = { from: 31, to: 32 }
      const parts = await house.db.transact((tx) => merges.move(tx, pair))
      assert.deepEqual(await all(), ['others', 'organizer', 'organizer'])
      await house.db.transact((tx) => merges.undo(tx, pair, parts))
      assert.deepEqual(await all(), ['organizer', 'others', 'organizer'])
    })

    test.run()
  }
})
