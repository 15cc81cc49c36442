import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Reply } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, contentOf, NOW, type RegistrationsHouse } from '../house'

const TITLE = 'Quiet Launch Lead'
const NOWHERE = 999_999

eachDatabase((kind) => {
  const test = suite(`registrations, what a reader is not shown, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house?.dispose())
  test.before.each(() => house.setNow(NOW))

  /** One of each that its readers do not see, by why. */
  async function hidden(): Promise<Readonly<Record<string, number>>> {
    const { db, service } = house
    const organizer = await house.idOf('organizer')
    const draft = async () => (await db.transact((tx) => service.create(tx, contentOf({ title: TITLE }), organizer))).id
    const [unsent, pending, returned] = [await draft(), await draft(), await draft()]
    const [removed, held] = [await house.live({ title: TITLE }), await house.live({ title: TITLE })]
    await db.transact(async (tx) => {
      for (const id of [pending, returned]) await service.submit(tx, id, organizer)
      await service.sendBack(tx, returned, organizer, 'Say more about it.')
      await service.remove(tx, removed, organizer)
      await service.hold(tx, held, 'People reported it.')
    })
    return { unsent, pending, returned, removed, held }
  }

  /** All of an answer but the request's own reference and the number that was asked for. */
  const told = ({ status, body }: Reply, id: number) => {
    const { instance: _, ...said } = body
    return JSON.stringify([status, said]).replaceAll(`opportunity ${id}.`, 'opportunity ID.')
  }

  test('the list of what is hidden, and its file, answer as those of a number that does not exist', async () => {
    const pro = await house.as('pro')
    const invited = await house.live({ title: TITLE, visibility: 'invited' })
    for (const end of ['', '/export.csv']) {
      const ask = async (id: number) => told(await pro.get(`/api/registrations/of/${id}${end}`), id)
      const nowhere = await ask(NOWHERE)
      assert.match(nowhere, /^\[404/)
      for (const [why, id] of Object.entries({ ...(await hidden()), invited }))
        assert.equal(await ask(id), nowhere, `${why}${end}`)
    }
  })

  test('who runs it, and who may see all, still read the list of what others are not shown', async () => {
    const ids = Object.values(await hidden())
    for (const word of ['organizer', 'admin'])
      for (const id of ids)
        assert.equal((await (await house.as(word)).get(`/api/registrations/of/${id}`)).status, 200, `${word} ${id}`)
  })

  test('of what everybody may read the list is refused by name, closed or only by its address', async () => {
    const pro = await house.as('pro')
    const [closed, linked] = [await house.live(), await house.live({ visibility: 'link' })]
    await house.db.transact((tx) => house.service.close(tx, closed, undefined, 'by hand'))
    for (const id of [closed, linked]) {
      const { status, body } = await pro.get(`/api/registrations/of/${id}`)
      assert.deepEqual(
        [status, body.detail],
        [403, "Registrations of “Product Design Intern” are its organizer's to see."],
      )
      const hindi = await pro.get(`/api/registrations/of/${id}?lang=hn`)
      assert.equal(hindi.body.detail, '“Product Design Intern” के पंजीकरण केवल उसके आयोजक देख सकते हैं।')
    }
  })

  test('registering for what is hidden is answered as for a number that does not exist; closed says so by name', async () => {
    const pro = await house.as('pro')
    const enter = async (id: number) => told(await house.enter(pro, id), id)
    const nowhere = await enter(NOWHERE)
    assert.match(nowhere, /^\[404/)
    for (const [why, id] of Object.entries(await hidden())) assert.equal(await enter(id), nowhere, why)
    const closed = await house.live({ title: TITLE })
    await house.db.transact((tx) => house.service.close(tx, closed, undefined, 'by hand'))
    const { body } = await house.enter(pro, closed)
    assert.deepEqual(
      [body.code, body.detail],
      ['registration-closed', `“${TITLE}” is closed. Look for another one that is open.`],
    )
    const [invited, over] = [
      await house.live({ title: TITLE, visibility: 'invited' }),
      await house.live({ title: TITLE, visibility: 'invited' }),
    ]
    await house.db.transact((tx) => house.service.close(tx, over, undefined, 'by hand'))
    for (const id of [invited, over]) {
      const { status, body } = await house.enter(pro, id)
      assert.deepEqual([status, body.code], [403, 'invited-only'])
      assert.ok(!JSON.stringify(body).includes(TITLE))
    }
  })

  test.run()
})
