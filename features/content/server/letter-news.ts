import type { Notice, Template, Topic, Values } from '../../notifications/contract'
import type { LetterKind, LetterState } from '../contract'
import type { LetterRow } from './tables'

const SETTLED = 'content.letter-settled'

type Told = (subject: unknown) => string
type Became = Readonly<Record<LetterKind, Readonly<Record<LetterState, Told>>>>

const en: Became = {
  contact: {
    new: (subject) => `Your message “${subject}” waits for an answer`,
    planned: (subject) => `Your message “${subject}” is in hand`,
    done: (subject) => `Your message “${subject}” is answered`,
    declined: (subject) => `Your message “${subject}” is closed`,
  },
  feature: {
    new: (subject) => `Your wish “${subject}” is looked at again`,
    planned: (subject) => `Your wish “${subject}” is planned`,
    done: (subject) => `Your wish “${subject}” is done`,
    declined: (subject) => `Your wish “${subject}” was read and is not planned`,
  },
}
const hi: Became = {
  contact: {
    new: (subject) => `आपके संदेश “${subject}” का जवाब बाकी है`,
    planned: (subject) => `आपका संदेश “${subject}” देखा जा रहा है`,
    done: (subject) => `आपके संदेश “${subject}” का जवाब दिया गया`,
    declined: (subject) => `आपका संदेश “${subject}” बंद किया गया`,
  },
  feature: {
    new: (subject) => `आपका सुझाव “${subject}” फिर से देखा जा रहा है`,
    planned: (subject) => `आपका सुझाव “${subject}” योजना में है`,
    done: (subject) => `आपका सुझाव “${subject}” पूरा हुआ`,
    declined: (subject) => `आपका सुझाव “${subject}” पढ़ा गया, योजना में नहीं है`,
  },
}

/** What is no kind and no state is a message that waits. */
const titleIn = (words: Became, { subject, kind, state }: Values): string =>
  (words[kind as LetterKind] ?? words.contact)[state as LetterState]?.(subject) ?? words.contact.new(subject)

/** To whoever wrote while they were signed in. */
export const letterTemplate: Template = {
  id: SETTLED,
  topic: 'letters',
  opens: 'fullscreen',
  en: (values) => ({
    title: titleIn(en, values),
    description: `No. ${values['id']}. It stands with your letters, with what becomes of it.`,
    action: 'See your letters',
    who: 'Nobody',
    by: 'nothing is due',
  }),
  hi: (values) => ({
    title: titleIn(hi, values),
    description: `नंबर ${values['id']}। वह आपके पत्रों में है, और यह भी कि उसका क्या हुआ।`,
    action: 'अपने पत्र देखें',
    who: 'कोई नहीं',
    by: 'कुछ बाकी नहीं है',
  }),
}

export const lettersTopic: Topic = {
  id: 'letters',
  label: { en: 'Your letters to us', hi: 'हमें लिखे आपके पत्र' },
  text: { en: 'What became of a message or a wish.', hi: 'किसी संदेश या सुझाव का क्या हुआ।' },
}

/** Changed again before it was read, it says the last of it. */
export const settledNotice = (
  { id, kind, state, subject, version }: LetterRow,
  personId: number,
  at: Date,
): Notice => ({
  ...{ personId, template: SETTLED, values: { id, kind, state, subject }, from: 'Foothold' },
  ...{ actionUrl: '/user/letters', eventId: `${SETTLED}:${id}:${version}`, thread: `${SETTLED}:${id}`, at },
})
