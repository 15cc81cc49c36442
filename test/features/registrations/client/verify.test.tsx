import { draw } from './draw'
import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { suite } from 'uvu'

const test = suite('checking a receipt')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const pair = () => generateKeyPairSync('ed25519')
const house = pair()
const publicKey = house.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

const sealed = JSON.stringify({
  ...{ receipt: 'FH-7K2Q9-XM4TB', opportunity: 12, title: 'Product Design Intern', person: 4 },
  registeredAt: '2026-11-21T06:30:00.123Z',
  answers: {
    ...{ name: 'Meera Nair', email: 'meera@demo.test', phone: '', college: '' },
    questions: [{ id: 'why', label: 'Why you?', values: ['I draw.'] }],
  },
})

const fileOf = (content = sealed, by = house) => ({
  content,
  sha256: createHash('sha256').update(content).digest('hex'),
  signature: sign(null, Buffer.from(content), by.privateKey).toString('base64') as string | null,
})

test('a file is what its house sealed, or says what is wrong with it', async () => {
  const { checkReceipt } = await import('../../../../features/registrations/client/verify/check-receipt')
  const verdict = async (file: unknown) =>
    (await checkReceipt(typeof file === 'string' ? file : JSON.stringify(file), publicKey)).is
  const good = fileOf()
  assert.equal(await verdict(good), 'genuine')
  assert.equal(await verdict({ ...good, content: sealed.replace('Meera', 'Meena') }), 'changed')
  // Who changes it mends the fingerprint too, but has no key.
  assert.equal(await verdict({ ...fileOf(sealed.replace('Meera', 'Meena')), signature: good.signature }), 'foreign')
  assert.equal(await verdict(fileOf(sealed, pair())), 'foreign')
  assert.equal(await verdict({ ...good, signature: 'not base 64!' }), 'foreign')
  assert.equal(await verdict({ ...good, signature: null }), 'unsigned')
  for (const none of ['', 'hello', 'null', '[]', '{}', { content: 1, sha256: 2 }])
    assert.equal(await verdict(none), 'unreadable')
})

test('the page shows what a genuine one says, and of another what is wrong, in place of what stood there', async () => {
  const { page } = await import('../../../../features/registrations/client/verify/verify-page')
  const { fireEvent } = await import('../../../support/testing-library')
  const drawn = await draw(page, {}, { gets: { '/api/registrations/seal-key': { publicKey } }, posts: [] })
  stop = drawn.stop
  const input = await drawn.view.findByLabelText('Choose a receipt')
  const choose = (name: string, file: object) =>
    fireEvent.change(input, { target: { files: [new File([JSON.stringify(file)], name)] } })

  choose('FH-1.json', fileOf())
  await drawn.view.findByText(/FH-1\.json is genuine/)
  for (const said of ['Product Design Intern', 'FH-7K2Q9-XM4TB', 'Meera Nair', 'I draw.']) drawn.view.getByText(said)
  drawn.view.getByText(/12:00:00\.123/)

  assert.equal(drawn.view.queryByText(/agreed to it/), null, 'the first seal had none')

  const terms = { version: 3, conditions: [{ fact: 'cgpa', from: 7.5 }], team: {}, note: 'Bring a laptop.' }
  choose('FH-3.json', fileOf(JSON.stringify({ ...JSON.parse(sealed), seal: 2, terms })))
  await drawn.view.findByText(/FH-3\.json is genuine/)
  // Nobody is there who says rules in words.
  for (const said of ['Version 3 of its rules.', /^1 rule: /, 'Bring a laptop.']) drawn.view.getByText(said)

  choose('FH-2.json', { ...fileOf(), content: '{}' })
  await drawn.view.findByText(/FH-2\.json was changed/)
  assert.ok(!drawn.view.queryByText('Meera Nair'))
})

test.run()
