import '../../../support/dom'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import type { ShownCondition } from '../../../../features/rules/contract/wire'

const test = suite('rules in words')
const { cleanup, render } = await import('../../../support/testing-library')
const { TextProvider } = await import('../../../../features/ui/kit')
const { useRuleWords } = await import('../../../../features/rules/client/use-words')

test.after.each(cleanup)

function said(language: 'en' | 'hi', condition: ShownCondition): string {
  const file = new URL(`../../../../features/rules/locales/${language}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const translate = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const Sentence = () => <p>{useRuleWords().sentence(condition)}</p>
  const drawn = render(
    <TextProvider language={language} translate={translate}>
      <Sentence />
    </TextProvider>,
  )
  return drawn.container.textContent ?? ''
}

test('what is enough stands in a row, the last one after “or”', () => {
  const skills = (...anyOf: string[]) => ({ fact: 'skills', anyOf }) as ShownCondition
  assert.match(said('en', skills('C++')), /C\+\+$/)
  assert.match(said('en', skills('C++', 'Rust')), /C\+\+ or Rust/)
  assert.match(said('en', skills('C++', 'Rust', 'Go')), /C\+\+, Rust or Go/)
  assert.match(said('hi', skills('C++', 'Rust', 'Go')), /C\+\+, Rust या Go/)
})

test.run()
