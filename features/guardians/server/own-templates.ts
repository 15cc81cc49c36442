import type { Notice, Template } from '../../notifications/contract'
import { coveredEmail, OWN_PAGE } from '../contract'
import type { ConsentRow } from './tables'

const ANSWERED = 'guardians.answered'
const TAKEN_BACK = 'guardians.taken-back'

const en = {
  given: {
    title: 'Your guardian agreed',
    description: 'You can register, ask and be seen now.',
    by: 'whenever you like',
  },
  refused: {
    title: 'Your guardian did not agree',
    description: 'You can look around, save and search. Talk to them: they can still agree, or name somebody else.',
    by: 'whenever you like',
  },
}
const hi = {
  given: {
    title: 'आपके अभिभावक ने सहमति दी',
    description: 'अब आप पंजीकरण कर सकते हैं, पूछ सकते हैं और दिख सकते हैं।',
    by: 'जब चाहें',
  },
  refused: {
    title: 'आपके अभिभावक ने सहमति नहीं दी',
    description: 'आप देख, सहेज और खोज सकते हैं। उनसे बात करें: वे अब भी सहमति दे सकते हैं, या किसी और का नाम दें।',
    by: 'जब चाहें',
  },
}
const which = (answer: unknown) => (answer === 'given' ? 'given' : 'refused')

/** What a guardian's answer means for whoever named them. */
export const ownTemplates: readonly Template[] = [
  {
    id: ANSWERED,
    topic: 'security',
    opens: 'fullscreen',
    en: ({ answer }) => ({ ...en[which(answer)], action: 'See what it means', who: 'You' }),
    hi: ({ answer }) => ({ ...hi[which(answer)], action: 'देखें, इसका क्या मतलब है', who: 'आप' }),
  },
  {
    id: TAKEN_BACK,
    topic: 'security',
    opens: 'fullscreen',
    en: ({ guardian }) => ({
      title: 'Your guardian has taken the consent back',
      description: `${guardian} decided so. What you registered for and has not begun is withdrawn; you can look around, save and search.`,
      action: 'See what it means',
      who: 'You',
      by: 'whenever you like: talk to them',
    }),
    hi: ({ guardian }) => ({
      title: 'आपके अभिभावक ने सहमति वापस ली',
      description: `यह ${guardian} का निर्णय है। जो पंजीकरण अभी शुरू नहीं हुए, वे वापस लिए गए; आप देख, सहेज और खोज सकते हैं।`,
      action: 'देखें, इसका क्या मतलब है',
      who: 'आप',
      by: 'जब चाहें: उनसे बात करें',
    }),
  },
]

export const toldOf = ({ id, person_id: personId, state, guardian_email, version }: ConsentRow, at: Date): Notice => ({
  ...{ personId, template: state === 'taken-back' ? TAKEN_BACK : ANSWERED, from: 'Foothold', actionUrl: OWN_PAGE, at },
  values: { answer: state, guardian: coveredEmail(guardian_email) },
  eventId: `${ANSWERED}:${id}:${version}`,
})
