import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { until } from '../../../support/waiting'
import { bootProfile, type ProfileHouse } from '../house'

const test = suite('pictures of people')
let house: ProfileHouse
let cookie: string
test.before(async () => {
  house = await bootProfile('embedded')
  const answer = await fetch(`${house.origin}/api/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@demo.test', password: 'foothold-demo-1' }),
  })
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
})
test.after(() => house.dispose())

async function send(bytes: Uint8Array | string, type = 'image/jpeg', headers: Record<string, string> = { cookie }) {
  const answer = await fetch(`${house.origin}/api/profile/avatar`, {
    method: 'PUT',
    headers: { 'content-type': type, ...headers },
    body: bytes as BodyInit,
  })
  return { status: answer.status, body: await answer.json() }
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B4538' } })

/** As a phone writes it: lying, with the place and the phone in it. */
const photo = () =>
  plain(900, 600)
    .withExif({
      IFD0: { Make: 'Pocket', Copyright: 'Meera Nair', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
    })
    .jpeg()
    .toBuffer()

const stored = () => {
  const folder = join(house.settings.dataDir, 'files')
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
    : 0
}

test('a photo becomes two squares of WebP without what the camera wrote, and stands in the account', async () => {
  const original = await photo()
  assert.ok((await sharp(original).metadata()).exif, 'the test’s photo has EXIF')
  const { status, body } = await send(original)
  assert.equal(status, 200)
  const me = await house.me(await house.as('student'))
  assert.equal(me.avatar, body.avatar)
  const page = (await house.nobody.get('/api/profile/people/demo-student')).body.profile
  for (const [path, side] of [
    [body.avatar, 256],
    [page.avatar, 512],
  ] as const) {
    const answer = await fetch(house.origin + path)
    assert.deepEqual(
      [
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
        answer.headers.get('x-content-type-options'),
      ],
      [200, 'image/webp', 'public, max-age=31536000, immutable', 'nosniff'],
    )
    const { format, width, height, exif, iptc, xmp } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    assert.deepEqual(
      { format, width, height, exif, iptc, xmp },
      { format: 'webp', width: side, height: side, exif: undefined, iptc: undefined, xmp: undefined },
    )
  }
})

test('another picture takes the place of the first, whose address is empty from then on; taken away there is none', async () => {
  const before = (await house.me(await house.as('student'))).avatar
  for (const [type, bytes] of [
    ['image/png', await plain(40, 80).png().toBuffer()],
    ['image/gif', await plain(30, 30).gif().toBuffer()],
    ['image/webp', await plain(300, 20).webp().toBuffer()],
    ['application/octet-stream', await plain(64, 64).png().toBuffer()],
  ] as const)
    assert.equal((await send(bytes, type)).status, 200, type)
  assert.equal((await fetch(house.origin + before)).status, 404)
  await until('the old files are gone', () => stored() === 2)
  assert.equal((await (await house.as('student')).delete('/api/profile/avatar')).status, 200)
  assert.equal((await house.me(await house.as('student'))).avatar, null)
  await until('the last ones are gone', () => stored() === 0)
})

test('what is no picture is refused with a sentence, whatever it says of itself', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const huge = await sharp({ create: { width: 8000, height: 5200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const jpeg = await photo()
  const cases: readonly [string, Uint8Array | string, string][] = [
    ['SVG', svg, 'image/svg+xml'],
    ['SVG called a PNG', svg, 'image/png'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ['TIFF', await plain(8, 8).tiff().toBuffer(), 'image/tiff'],
    ['half a JPEG', jpeg.subarray(0, 300), 'image/jpeg'],
    ['more than 40 megapixels', huge, 'image/png'],
  ]
  for (const [what, bytes, type] of cases) {
    const { status, body } = await send(bytes, type)
    assert.deepEqual([status, body.code], [422, 'not-a-picture'], what)
    assert.match(body.detail, /picture/)
  }
  assert.equal((await send(new Uint8Array(5 * 1024 * 1024 + 1))).status, 413)
  assert.equal((await send('')).status, 400)
  assert.equal((await send(jpeg, 'text/plain')).status, 400)
  assert.equal((await send(jpeg, 'image/jpeg', {})).status, 401)
  assert.equal((await send(jpeg, 'image/jpeg', { cookie, origin: 'https://evil.example' })).status, 403)
  assert.equal(stored(), 0)
})

test('an endpoint that takes JSON takes no file, and no other file is handed out as a picture', async () => {
  const answer = await fetch(`${house.origin}/api/profile/own/hobbies`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', cookie },
    body: JSON.stringify({ name: 'Kites', note: null }),
  })
  assert.equal(answer.status, 400)
  assert.equal((await house.nobody.get('/api/profile/avatars/3f2b8d7e-8f5a-4c0e-9b57-2f1f6d1f0a11')).status, 404)
  assert.equal((await house.nobody.get('/api/profile/avatars/..%2f..%2fetc')).status, 422)
})

test('whoever asks for their data has the picture in it', async () => {
  await send(await photo())
  const records = await house.kernel.get(personalRecords).export(await house.idOf('student'))
  const head = records['profile.profile']?.['head'] as { picture: string } | undefined
  const [kind, content] = String(head?.picture).split(',')
  assert.equal(kind, 'data:image/webp;base64')
  const { format, width, height } = await sharp(Buffer.from(String(content), 'base64')).metadata()
  assert.deepEqual([format, width, height], ['webp', 512, 512])
})

test('the picture goes with the person', async () => {
  await send(await photo())
  assert.equal(stored(), 2)
  await house.kernel.get(personalRecords).erase(await house.idOf('student'))
  await until('the files are gone', () => stored() === 0)
})

test.run()
