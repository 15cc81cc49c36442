import assert from 'node:assert/strict'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import fc from 'fast-check'
import { suite } from 'uvu'
import { createTexts } from '../../../../features/ui/client/texts'
import type { Catalogue, Language, Message } from '../../../../features/ui/contract'

const texts = suite('ui texts')
const COUNT = {
  en: '{count, plural, =0 {Nothing here} one {# job} other {# jobs}}',
  hi: '{count, plural, =0 {कुछ नहीं} one {# नौकरी} other {# नौकरियाँ}}',
}

function arrange(catalogues: readonly Catalogue[] = []) {
  const missing: string[] = []
  const made = createTexts({
    catalogues: () => catalogues,
    onMissing: ({ key, language }) => missing.push(`${language}:${key}`),
  })
  made.compileWith((message) => compileMessage(message) as Message)
  return { made, missing }
}

const catalogue = (load: () => Promise<{ default: Record<string, Message> }>): Catalogue => ({
  id: 'jobs.texts',
  load: { en: load, hi: load },
})

texts('texts as written speak both languages, with plurals and Indian digits grouping', () => {
  const { made } = arrange()
  for (const language of ['en', 'hi'] as const) made.add(language, { 'jobs.count': COUNT[language] })
  const say = (language: Language, count: number) => made.translator(language)('jobs.count', { count })
  assert.deepEqual(
    [0, 1, 2, 123456].map((count) => say('en', count)),
    ['Nothing here', '1 job', '2 jobs', '1,23,456 jobs'],
  )
  assert.deepEqual(
    [0, 1, 2, 123456].map((count) => say('hi', count)),
    ['कुछ नहीं', '1 नौकरी', '2 नौकरियाँ', '1,23,456 नौकरियाँ'],
  )
})

const NESTED =
  '{who, select, you {You have {count, plural, one {# job} other {# jobs}}} other {{who}: {count, plural, =0 {none} =2 {a pair} one {#} other {# of {all, number}}}}}'

texts('plurals read as Lingui alone reads them, and make no formatter of Intl’s', () => {
  const made = {
    ours: arrange().made,
    theirs: (language: Language) =>
      setupI18n({
        locale: language,
        locales: language === 'hi' ? ['hi-IN-u-nu-latn'] : ['en-IN'],
        messages: { [language]: {} },
      }),
  }
  const number = Intl.NumberFormat
  fc.assert(
    fc.property(
      fc.constantFrom('en' as const, 'hi' as const),
      fc.constantFrom(COUNT.en, COUNT.hi, NESTED),
      fc.constantFrom('you', 'they'),
      fc.oneof(fc.nat(3), fc.nat(), fc.integer({ min: -9 })),
      fc.nat(),
      (language, message, who, count, all) => {
        const lingui = made.theirs(language)
        lingui.load(language, { text: compileMessage(message) })
        made.ours.add(language, { text: message })
        const expected = lingui._('text', { who, count, all })
        try {
          Intl.NumberFormat = undefined as unknown as typeof number
          assert.equal(made.ours.translator(language)('text', { who, count, all }), expected)
        } finally {
          Intl.NumberFormat = number
        }
      },
    ),
  )
})

texts('texts from the build need no compiler', () => {
  const made = createTexts({ catalogues: () => [], onMissing: () => {} })
  made.add('en', { 'jobs.count': compileMessage(COUNT.en) as Message, 'jobs.plain': 'Jobs' })
  assert.deepEqual(
    [made.translator('en')('jobs.count', { count: 1 }), made.translator('en')('jobs.plain')],
    ['1 job', 'Jobs'],
  )
})

texts('texts without a choice read as Lingui alone reads them, whatever they are given', () => {
  const { made } = arrange()
  const all = { plain: 'Save', empty: '', named: 'Hi {name}, {name}!', counted: '{count, number} of {all}' }
  const theirs = setupI18n({ locale: 'en', locales: ['en-IN'], messages: { en: {} } })
  const compiled = Object.entries(all).map(([key, text]) => [key, compileMessage(text)] as const)
  theirs.load('en', Object.fromEntries(compiled))
  made.add('en', Object.fromEntries(compiled) as Record<string, Message>)
  for (const values of [undefined, {}, { name: 'Asha' }, { name: '', count: 123456, all: 7 }, { count: 0, all: '9' }])
    for (const key of ['plain', 'empty', 'named', ...(values && 'count' in values ? ['counted'] : [])])
      assert.equal(made.translator('en')(key, values), theirs._(key, values), `${key} ${JSON.stringify(values)}`)
  made.add('en', { plain: COUNT.en })
  assert.equal(made.translator('en')('plain', { count: 1 }), '1 job')
})

texts('a key without a text stands for itself and is told once per language', () => {
  const { made, missing } = arrange()
  const t = made.translator('hi')
  assert.deepEqual(
    [t('jobs.none'), t('jobs.none'), made.translator('en')('jobs.none')],
    ['jobs.none', 'jobs.none', 'jobs.none'],
  )
  assert.deepEqual(missing, ['hi:jobs.none', 'en:jobs.none'])
})

texts('a translator is the same function every time', () => {
  const { made } = arrange()
  assert.equal(made.translator('en'), made.translator('en'))
})

texts('a feature’s catalogue is loaded once, and not for others', async () => {
  let loads = 0
  const { made } = arrange([catalogue(async () => ({ default: { 'jobs.title': `Jobs ${++loads}` } }))])
  await Promise.all([made.load('en', ['jobs', 'ui']), made.load('en', ['jobs']), made.load('en', ['quizzes'])])
  await made.load('en', ['jobs'])
  assert.deepEqual([loads, made.translator('en')('jobs.title')], [1, 'Jobs 1'])
})

texts('a catalogue that did not arrive is asked for again', async () => {
  let tries = 0
  const { made } = arrange([
    catalogue(async () => {
      if (++tries === 1) throw new Error('offline')
      return { default: { 'jobs.title': 'Jobs' } }
    }),
  ])
  await assert.rejects(made.load('en', ['jobs']), /offline/)
  await made.load('en', ['jobs'])
  assert.equal(made.translator('en')('jobs.title'), 'Jobs')
})

texts('each text is compiled once', () => {
  let compiled = 0
  const { made } = arrange()
  made.compileWith((message) => {
    compiled++
    return compileMessage(message) as Message
  })
  made.add('en', { 'jobs.count': COUNT.en })
  for (let count = 0; count < 5; count++) made.translator('en')('jobs.count', { count })
  assert.equal(compiled, 1)
})

texts('what is said while something is drawn is heard, as another house can lend it', () => {
  const { made } = arrange()
  made.add('en', { 'jobs.count': COUNT.en, 'jobs.title': 'Jobs', 'jobs.unsaid': 'Never' })
  const { drawn, said } = made.hear('en', () =>
    [made.translator('en')('jobs.title'), made.translator('en')('jobs.count', { count: 2 })].join(': '),
  )
  const there = arrange().made
  there.lend('en', JSON.parse(JSON.stringify(said)) as Record<string, Message>, Promise.resolve())
  const t = there.translator('en')
  assert.deepEqual([drawn, Object.keys(said).sort()], ['Jobs: 2 jobs', ['jobs.count', 'jobs.title']])
  assert.equal([t('jobs.title'), t('jobs.count', { count: 2 })].join(': '), drawn)
})

texts('what is asked for before its catalogue is here says nothing, and is said again once it is', async () => {
  const { made, missing } = arrange()
  let arrive = () => {}
  const whole = new Promise<void>((resolve) => (arrive = resolve))
  const told: string[] = []
  made.onChange('en', () => told.push(made.translator('en')('jobs.late')))
  made.lend('en', { 'jobs.title': 'Jobs' }, whole)
  const first = made.translator('en')
  assert.deepEqual([first('jobs.title'), first('jobs.late'), missing], ['Jobs', '', []])
  made.add('en', { 'jobs.late': 'Late' })
  arrive()
  await whole
  assert.deepEqual([told, made.translator('en') === first], [['Late'], false])
})

texts('where nothing was missed, nobody has to say anything again', async () => {
  const { made, missing } = arrange()
  const whole = Promise.reject(new Error('offline'))
  made.lend('en', { 'jobs.title': 'Jobs' }, whole)
  const t = made.translator('en')
  t('jobs.title')
  await whole.catch(() => {})
  assert.deepEqual([made.translator('en') === t, t('jobs.none'), missing], [true, 'jobs.none', ['en:jobs.none']])
})

texts.run()
