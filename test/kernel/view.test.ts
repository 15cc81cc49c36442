import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contribute, guard, guards, point, type Verdict } from '../../kernel/index'
import { codesOf, feature, house } from './house'

const view = suite('view')
interface Link {
  readonly label: string
}
const links = point<Link>('bar.links')
const bar = feature('bar', { points: [links] })
const may = guard<[name: string]>('people.may')
const signedIn = guard('people.signed-in')
type Person = { readonly rights: readonly string[] } | undefined
const sayNo = (because: string): Verdict => ({ because, status: 403 })
const people = feature('people', {
  contributes: [
    contribute(guards, { id: 'people.signed-in', test: (who) => (who ? true : { because: 'Sign in.', status: 401 }) }),
    contribute(guards, {
      id: 'people.may',
      test: (who: Person, ...[name]) => who?.rights.includes(String(name)) || sayNo(`You may not ${String(name)}.`),
    }),
  ],
})
const labels = (items: readonly Link[]) => items.map((item) => item.label)

view('is ordered by order, then boot order, then declaration', async () => {
  const b = feature('b', {
    contributes: [contribute(links, { label: 'b1' }), contribute(links, { label: 'b2', order: -1 })],
  })
  const a = feature(
    'a',
    { contributes: [contribute(links, { label: 'a1' })] },
    { contributes: [contribute(links, { label: 'a2' })] },
  )
  const { kernel } = await house([bar, b, a], { eager: true })
  assert.deepEqual(labels(kernel.view(links)), ['b2', 'a1', 'a2', 'b1'])
})

view('is frozen, and the same for the same subject until something changes', async () => {
  const a = feature('a', { contributes: [contribute(links, { label: 'a' })] })
  const { kernel } = await house([bar, a])
  const [ann, bob] = [{}, {}]
  assert.ok(Object.isFrozen(kernel.view(links)) && Object.isFrozen(kernel.shown(links)))
  assert.equal(kernel.view(links), kernel.view(links))
  assert.equal(kernel.view(links, ann), kernel.view(links, ann))
  assert.equal(kernel.shown(links, ann), kernel.shown(links, ann))
  assert.notEqual(kernel.view(links, ann), kernel.view(links, bob))
  const before = kernel.view(links, ann)
  await kernel.apply([{ by: 'test', off: ['a'] }])
  assert.deepEqual([before.length, kernel.view(links, ann).length], [1, 0])
})

view('of a point that nothing happened to stays the same when another feature starts', async () => {
  const other = point<Link>('bar.others')
  const both = feature('bar', { points: [links, other] })
  const a = feature('a', {}, { contributes: [contribute(other, { label: 'a' })] })
  const { kernel } = await house([both, a, feature('b', { contributes: [contribute(links, { label: 'b' })] })])
  const before = kernel.view(links)
  await kernel.activate('a')
  assert.equal(kernel.view(links), before)
  assert.equal(kernel.view(other).length, 1)
})

view('shows an item only when all of its guards pass', async () => {
  const item = { label: 'edit', when: [signedIn(), may('edit')] }
  const { kernel } = await house([
    bar,
    people,
    feature('a', { contributes: [contribute(links, { id: 'a.edit', ...item })] }),
  ])
  const editor = { rights: ['edit'] }
  const counts = [undefined, { rights: [] }, editor].map((who) => kernel.view(links, who).length)
  assert.deepEqual(counts, [0, 0, 1])
  assert.match(kernel.explain('a.edit')[0]?.text ?? '', /Sign in\./)
  assert.match(kernel.explain('a.edit', { rights: [] })[0]?.text ?? '', /You may not edit\./)
  assert.deepEqual(codesOf(kernel, 'a.edit', editor), ['shown'])
})

view('remembers what a guard said by the subject object: another right needs another object', async () => {
  const a = feature('a', { contributes: [contribute(links, { label: 'edit', when: [may('edit')] })] })
  const { kernel } = await house([bar, people, a])
  const rights: string[] = []
  const who = { rights }
  assert.equal(kernel.view(links, who).length, 0)
  rights.push('edit')
  assert.equal(kernel.view(links, who).length, 0)
  assert.equal(kernel.view(links, { ...who }).length, 1)
})

view('hides what an unknown guard keeps, until a feature brings that guard', async () => {
  const a = feature('a', { contributes: [contribute(links, { id: 'a.x', label: 'x', when: [signedIn()] })] })
  const brings = feature('late', {}, { contributes: people.contributes ?? [] })
  const { kernel } = await house([bar, a, brings])
  assert.deepEqual([kernel.view(links, {}).length, codesOf(kernel, 'a.x', {})], [0, ['unknown-guard']])
  await kernel.activate('late')
  assert.deepEqual([kernel.view(links, {}).length, codesOf(kernel, 'a.x', {})], [1, ['shown']])
})

view('takes nothing but true for a yes', async () => {
  const answers: readonly unknown[] = [
    1,
    'yes',
    {},
    null,
    undefined,
    false,
    Promise.resolve(true),
    Promise.reject(new Error('late')),
  ]
  const tests = answers.map((answer, at) => contribute(guards, { id: `a.g${at}`, test: () => answer as Verdict }))
  const items = answers.map((_, at) => contribute(links, { id: `a.i${at}`, label: 'x', when: [guard(`a.g${at}`)()] }))
  const { kernel } = await house([bar, feature('a', { contributes: [...tests, ...items] })])
  assert.deepEqual(kernel.view(links), [])
  assert.match(kernel.explain('a.i6')[0]?.text ?? '', /gave no answer: it must return true or a reason, at once/)
})

view('judges a list of guards for who must answer a request', async () => {
  let judged: Verdict | undefined
  const host = feature(
    'host',
    { activates: 'boot' },
    { start: (me) => void (judged = me.judge([may('fly')], { rights: ['fly'] })) },
  )
  const { kernel } = await house([people, host])
  assert.equal(judged, true)
  assert.equal(kernel.judge([]), true)
  const { because, status } = kernel.judge([signedIn(), may('fly')]) as Exclude<Verdict, true>
  assert.deepEqual([because, status], ['Sign in.', 401])
  assert.equal((kernel.judge([guard('no.such')()]) as Exclude<Verdict, true>).status, 404)
})

view('tells changes to who listens, and a listener that throws costs no other', async () => {
  const { kernel, reports } = await house([bar, feature('a', { contributes: [contribute(links, { label: 'a' })] })])
  const seen: number[] = []
  kernel.onChange(() => {
    throw new Error('mine alone')
  })
  const stop = kernel.onChange(() => void seen.push(kernel.view(links).length))
  await kernel.apply([{ by: 'test', off: ['a'] }])
  assert.equal(seen[0], 0)
  assert.match(reports[0]?.message ?? '', /onChange/)
  stop()
  const heard = seen.length
  await kernel.apply([])
  assert.equal(seen.length, heard)
})

view.run()
