import { type OwnQuestion, type QuestionType, questionTypes } from '../../../features/listings/contract'
import type { AnswerProblem } from '../../../features/registrations/contract'

export const asked = (type: QuestionType, more: Partial<OwnQuestion> = {}): OwnQuestion => ({
  ...{ id: type, label: `The ${type}`, type, required: true },
  ...more,
})

const options = ['S', 'M', '=L']

/** A question of every type, with the settings that its type has. */
export const everyType: Readonly<Record<QuestionType, OwnQuestion>> = {
  text: asked('text'),
  paragraph: asked('paragraph'),
  choice: asked('choice', { options }),
  choices: asked('choices', { options }),
  'yes-no': asked('yes-no'),
  scale: asked('scale', { min: 0, max: 10 }),
  number: asked('number', { min: -2, max: 100 }),
  date: asked('date'),
  email: asked('email'),
  phone: asked('phone'),
  link: asked('link'),
  consent: asked('consent'),
  file: asked('file', { kinds: ['pdf', 'office'], max: 5 }),
}

/** All that are answered in words, or by a choice. */
export const writtenTypes = questionTypes.filter((type) => type !== 'file')
export const writtenQuestions = writtenTypes.map((type) => everyType[type])

/** What each takes. */
export const good: Readonly<Record<QuestionType, readonly (readonly string[])[]>> = {
  text: [['yes'], [' क '], ['x'.repeat(300)]],
  paragraph: [['=1+1\nsecond'], ['x'.repeat(4000)]],
  choice: [['S'], ['=L']],
  choices: [['S', 'M'], ['M']],
  'yes-no': [['yes'], ['no']],
  scale: [['0'], ['7'], ['10']],
  number: [['-2'], ['0.5'], ['100'], [' 42 '], ['१२.५']],
  date: [['2028-02-29']],
  email: [['meera.nair+x@mail.example.in'], ['मीरा@उदाहरण.भारत'], ["o'neil@a-b.example"]],
  phone: [['98765 43210'], ['+91 (987) 654-3210'], ['1234567'], ['९८७६५ ४३२१०']],
  link: [['https://a.example/x?y'], ['http://a.example']],
  consent: [['yes']],
  file: [['00000000-0000-4000-8000-000000000001']],
}

/** What each refuses, and why. */
export const bad: Readonly<Record<QuestionType, readonly (readonly [values: readonly string[], AnswerProblem])[]>> = {
  text: [
    [['  '], 'required'],
    [['a', 'b'], 'one-only'],
    [['x'.repeat(301)], 'too-long'],
  ],
  paragraph: [
    [['x'.repeat(4001)], 'too-long'],
    [['\n '], 'required'],
  ],
  choice: [[['L'], 'not-an-option']],
  choices: [[['S', 'XL'], 'not-an-option']],
  'yes-no': [
    [['maybe'], 'too-long'],
    [['Yes'], 'not-an-option'],
    [['yes', 'no'], 'one-only'],
  ],
  scale: [
    [['11'], 'not-an-option'],
    [['-1'], 'not-an-option'],
    [['05'], 'not-an-option'],
  ],
  number: [
    [['1e5'], 'not-a-number'],
    [['ten'], 'not-a-number'],
    [['-2.01'], 'too-low'],
    [['101'], 'too-high'],
    [['१०१'], 'too-high'],
  ],
  date: [
    [['2026-02-29'], 'not-a-date'],
    [['01/02/26'], 'not-a-date'],
  ],
  email: [
    [[`${'x'.repeat(250)}@a.in`], 'too-long'],
    [['meera'], 'not-an-email'],
    [['a@b'], 'not-an-email'],
    [['a@b.in, c@d.in'], 'not-an-email'],
    [['a@b..in'], 'not-an-email'],
    [['a?bcc=b@c.in'], 'not-an-email'],
  ],
  phone: [
    [['12345'], 'not-a-phone'],
    [['98765 43210 ext 2'], 'not-a-phone'],
    [['.......'], 'not-a-phone'],
    [['1234567890123456'], 'not-a-phone'],
  ],
  link: [[['javascript:alert(1)'], 'not-a-link']],
  consent: [
    [['no'], 'required'],
    [[], 'required'],
  ],
  file: [
    [[], 'required'],
    [['pending'], 'on-its-way'],
    [['cv.pdf'], 'not-a-file'],
  ],
}
