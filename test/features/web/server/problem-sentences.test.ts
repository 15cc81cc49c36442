import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { suite } from 'uvu'
import { adStates } from '../../../../features/banners/contract'
import { opportunityStates } from '../../../../features/listings/contract'
import { readProblemWords } from '../../../../features/web/server/problem-words'
import { bootApi, type TestApi } from '../../../support/api'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What people do not read on a page: the command line, the start of the server, and programs that call the API wrongly. */
const NOT_ON_PAGES =
  /-verbs?\.ts$|\/verbs\/|embedded\/lock\.ts$|postgres\/engine\.ts$|server\/transactions\.ts$|contract\/hold\.ts$|idempotency\.ts$|\/fakes\.ts$/
const FOR_PROGRAMS = /Idempotency-Key|If-Match|endpoint|sitemap|JSON|data folder|query left its transaction/

/** The sentence in a piece of code, `{}` where something is put in; undefined where it is made elsewhere. */
function sentenceOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text.replace(/\{\w+\}/g, '{}')
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

/** Every sentence that a file throws, says of a field or keeps in a table of such, and every title of its errors. */
function thrownIn(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isConditionalExpression(node)) return void [node.whenTrue, node.whenFalse].forEach(add)
    const sentence = node && sentenceOf(node)
    if (sentence && /[a-z]/.test(sentence.replaceAll('{}', ''))) found.push(sentence)
  }
  const addAll = (node: ts.Node): void =>
    ts.isPropertyAssignment(node) ? add(node.initializer) : ts.forEachChild(node, addAll)
  function look(node: ts.Node): void {
    if (ts.isCallExpression(node) && /Errors\.\w+$/.test(node.expression.getText())) add(node.arguments[0])
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'title' && /defineErrors\(/.test(source.text))
      add(node.initializer)
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') add(node.initializer)
    if (ts.isVariableDeclaration(node) && /^\w+Sentences$/.test(node.name.getText())) addAll(node)
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

/** Texts of spec §7 and §8, the same in all languages. */
const TO_THE_LETTER = new Set(['Account is disabled, Please contact to account owner.', 'Dashboards found'])

const test = suite('sentences of errors')
let api: TestApi
test.before(async () => {
  api = await bootApi([], { kind: 'embedded' })
})
test.after(() => api.dispose())

test('each that a page may show is there in Hindi, in the feature that throws it', () => {
  const missing = readdirSync(`${root}features`, { recursive: true, encoding: 'utf8' })
    .map((file) => `features/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/(server|contract)\/.*\.ts$/.test(file) && !NOT_ON_PAGES.test(file))
    .flatMap((file) => {
      const own = `${root}features/${file.split('/')[1]}/locales/problems.hi.json`
      const table = existsSync(own) ? Object.keys(JSON.parse(readFileSync(own, 'utf8'))) : []
      const known = new Set(table.map((each) => each.replace(/\{\w+\}/g, '{}')))
      return thrownIn(file)
        .filter((each) => !known.has(each) && !FOR_PROGRAMS.test(each) && !TO_THE_LETTER.has(each))
        .map((each) => `${file}: ${each}`)
    })
  assert.deepEqual(missing, [])
})

test('what is put in stands where Hindi wants it; the narrower sentence is meant; an unknown one stays', async () => {
  const say = await readProblemWords([
    {
      id: 'one',
      hi: async () => ({
        default: {
          'All {seats} seats of “{title}” are taken.': '“{title}” की {seats} सीटें भर गईं।',
          '{what} are taken.': '{what} भर गया।',
          draft: 'मसौदा',
          'draft.': 'मसौदा।',
          '{count} missing: {what}': '{count} बाकी: {what}',
          '{title} is {state}.': '{title} अभी {state} है।',
          'It ends on {ends}, too soon.': 'यह {ends} को बहुत जल्दी ख़त्म होता है।',
        },
      }),
    },
  ])
  assert.equal(say('All 40 seats of “C++ (a|b) $&” are taken.', 'hi'), '“C++ (a|b) $&” की 40 सीटें भर गईं।')
  assert.equal(say('Names are taken.', 'hi'), 'Names भर गया।')
  assert.equal(say('Quiz is draft.', 'hi'), 'Quiz अभी मसौदा है।')
  assert.equal(say('2 missing: draft. Never heard of.', 'hi'), '2 बाकी: मसौदा। Never heard of.')
  assert.equal(
    say('2 missing: draft. It ends on 2026-12-05, too soon.', 'hi'),
    '2 बाकी: मसौदा। यह 2026-12-05 को बहुत जल्दी ख़त्म होता है।',
  )
  assert.equal(say('Never heard of.', 'hi'), 'Never heard of.')
  assert.equal(say('Quiz is draft.', 'en'), 'Quiz is draft.')
})

test('the state that a sentence names is said in Hindi with it', async () => {
  const say = await readProblemWords(
    ['listings', 'banners'].map((id) => ({
      id,
      hi: async () => ({ default: JSON.parse(readFileSync(`${root}features/${id}/locales/problems.hi.json`, 'utf8')) }),
    })),
  )
  const said = [
    ...opportunityStates.map((state) => say(`“कला” is ${state}.`, 'hi')),
    ...adStates.map((state) => say(`This banner is in another state by now: ${state}. Load it again.`, 'hi')),
  ]
  assert.deepEqual(
    said.filter((each) => /[a-z]/i.test(each)),
    [],
  )
})

test('a long text of a stranger within a sentence holds nobody up, however many places its words are found at', async () => {
  const english = '{a} is {b} is {c} is {d} is {e} is {f} is {g}: {because}. Stop.'
  const say = await readProblemWords([
    { id: 'one', hi: async () => ({ default: { [english]: '{g} {a} रुको', '{what}!': '{what}।' } }) },
  ])
  const sent = (times: number) => `It${' is x'.repeat(times)}`
  assert.equal(say(`${sent(700)}!`, 'hi'), `${sent(700)}।`)
  assert.equal(say(`${sent(6)}: why. Stop.`, 'hi'), 'x It रुको')
  assert.equal(say(`${sent(9000)}!`, 'hi'), `${sent(9000)}!`, 'nothing of ours is so long')
})

test('an unknown key is said back to whoever sent it as far as a name goes', async () => {
  const key = `key${' is '.repeat(2000)}`
  const reply = await api.nobody.post('/api/session/login?lang=hn', { email: 'a@b.test', password: 'secret', [key]: 1 })
  assert.equal(reply.status, 422)
  assert.ok(reply.body.detail.startsWith('“key is'), reply.body.detail)
  assert.ok(reply.body.detail.length < 200)
})

test('an error comes in the language of whoever asks', async () => {
  const wrong = { email: 'student@demo.test', password: 'not this one at all' }
  const ask = (headers: Record<string, string>) => api.nobody.call('POST', '/api/session/login', wrong, headers)
  const [english, hindi] = [await ask({}), await ask({ cookie: 'unLang=hn' })]
  assert.deepEqual([english.body.code, hindi.body.code], ['wrong-credentials', 'wrong-credentials'])
  assert.equal(english.body.title, 'That did not fit')
  assert.equal(hindi.body.title, 'यह मेल नहीं खाया')
  assert.equal(hindi.body.detail, 'ई-मेल पता और पासवर्ड मेल नहीं खाते। दोनों जाँचें, या खाता बनाएँ।')
})

test.run()
