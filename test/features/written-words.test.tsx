import { drawInHouse } from '../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { boot, defineFeature, plan } from '../../kernel/index'
import type { OwnQuestion } from '../../features/listings/contract'
import type { FormPart } from '../../features/registrations/client/form/form-part'
import { type HttpClient, pages } from '../../features/web/contract'

const test = suite('what organizers write in the other language says so')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const NOW = '2026-11-26T06:30:00.000Z'
const clock = { serverNow: NOW, serverOffsetMs: undefined, now: Date.parse(NOW), onOver: () => {} }
const stage = {
  ...{ standing: 'later', type: 'interview', title: 'साक्षात्कार', description: 'आमने-सामने', mode: 'onsite' },
  ...{ place: 'पुणे, कमरा 4', startsAt: '2026-12-01T06:30:00.000Z', endsAt: null },
} as const
const prize = { title: 'पहला पुरस्कार', count: 2, paise: 500_000, inKind: [], text: 'और एक ट्रॉफ़ी' }
const prizes = { currency: 'INR', per: 'person', sumPaise: 500_000, taxNote: 'कर काटकर' } as const
const opportunity = {
  ...{
    id: 12,
    kind: 'internship',
    title: 'अक्षर हैकाथॉन',
    organisation: 'लूमियो',
    city: 'Pune',
    country: 'India',
    path: '/internships/a-12',
  },
  ...{ workMode: 'hybrid', seatsLeft: 4, externalUrl: null, opensAt: null, closesAt: null, zone: 'Asia/Kolkata' },
}
const question = (type: string, label: string, options?: readonly string[]) => ({
  ...{ id: label, label, type, required: type !== 'consent', ...(options && { options }) },
})
const asked = [
  question('text', 'आपका नाम?'),
  question('choice', 'आकार?', ['छोटा', 'M']),
  question('choice', 'शहर?', ['पुणे', 'दिल्ली', 'C', 'D', 'E', 'F', 'G']),
  question('choices', 'दिन?', ['सोमवार', 'Friday']),
  question('consent', 'मैं सहमत हूँ'),
]

/** What is drawn, and all that it says in Hindi. */
const drawn: Readonly<Record<string, () => Promise<readonly [page: ReactNode, hindi: readonly string[]]>>> = {
  async stages() {
    const { StageRow } = await import('../../features/stages/client/timeline/stage-row')
    const page = <StageRow stage={stage as never} zone="Asia/Kolkata" kind="internship" clock={clock} />
    return [page, ['साक्षात्कार', 'आमने-सामने', 'पुणे, कमरा 4']]
  },
  async prizes() {
    const { PrizeCards } = await import('../../features/prizes/client/section/prize-cards')
    return [<PrizeCards key="p" shown={{ ...prizes, prizes: [prize] }} />, ['पहला पुरस्कार', 'और एक ट्रॉफ़ी', 'कर काटकर']]
  },
  async documents() {
    const { DocumentRows } = await import('../../features/documents/client/section/document-rows')
    const documents = [{ title: 'नियम', href: 'https://lumio.example/rules', type: null, bytes: null }]
    return [<DocumentRows key="d" documents={documents as never} />, ['नियम']]
  },
  async rules() {
    const { RuleLines } = await import('../../features/rules/client/lines/rule-lines')
    return [<RuleLines key="r" conditions={[]} note="लैपटॉप लाएँ" />, ['लैपटॉप लाएँ']]
  },
  async discussion() {
    const { FaqLines } = await import('../../features/discussion/client/faq/faq-lines')
    return [<FaqLines key="f" faqs={[{ question: 'कब?', answer: 'कल' }]} />, ['कब?', 'कल']]
  },
  async registrations() {
    const { OpportunityCard } = await import('../../features/registrations/client/form/opportunity-card')
    const { QuestionField } = await import('../../features/registrations/client/form/question-field')
    const part = { draft: { answers: {} }, problemAt: () => undefined, onChange: () => {} } as object
    const page = (
      <>
        <OpportunityCard form={{ opportunity, now: NOW } as never} />
        {asked.map((each) => (
          <QuestionField key={each.id} {...(part as FormPart)} question={each as OwnQuestion} opportunityId={1} />
        ))}
      </>
    )
    const options = ['छोटा', 'पुणे', 'दिल्ली', 'सोमवार']
    return [page, ['अक्षर हैकाथॉन', 'लूमियो', ...asked.map(({ label }) => label), ...options]]
  },
}

for (const [feature, make] of Object.entries(drawn))
  test(`${feature}: in Hindi on a page in English, and nothing else`, async () => {
    const [page, hindi] = await make()
    const kernel = await boot(plan([defineFeature({ id: feature, points: [pages] })]), {
      eager: true,
      report: () => {},
    })
    const { view, ...house } = await drawInHouse({ kernel, http: {} as HttpClient, feature, words: ['listings'], page })
    stop = house.stop
    const said = [...view.container.querySelectorAll('[lang="hi"]')].map((each) => each.textContent)
    assert.deepEqual(said.toSorted(), [...hindi].toSorted())
    assert.equal(view.container.querySelectorAll('[lang]').length, hindi.length)
  })

test.run()
