import type { Mail } from '../../mail/contract'
import { LINK_DAYS } from './links'
import type { ConsentRow } from './tables'

type Guardian = Pick<ConsentRow, 'id' | 'guardian_name' | 'guardian_email' | 'language' | 'version'>

const askKey = (id: number, nth: number) => `guardians.ask:${id}:${nth}`
const givenKey = (id: number) => `guardians.given:${id}`

/** The keys of all mails that went about one asking. */
export const mailKeysOf = ({ id, version }: Pick<ConsentRow, 'id' | 'version'>): readonly string[] => [
  ...Array.from({ length: version }, (_, at) => askKey(id, at + 1)),
  givenKey(id),
]

/** Asks a guardian. Whoever gets it may be anybody: it says who asks, and nothing else of them. */
export function askMail(row: Guardian, person: string, link: string, until: Date): Mail {
  const { id, guardian_name: guardian, guardian_email: to, language, version } = row
  const texts = {
    en: {
      subject: `${person} asks for your consent to use Foothold`,
      text: `Hello ${guardian},\n\n${person} has an account at Foothold, a site for internships, jobs, competitions and scholarships, is under 18, and has named you as their parent or guardian. The law asks for your consent before they can take part.\n\nRead what it is about, and agree or refuse:\n\n${link}\n\nThe link is good for ${LINK_DAYS} days and needs no account. Until you agree ${person} can look around, save and search, and no more.\n\nIf you do not know ${person}, do nothing, or press “I do not agree” there.\n`,
    },
    hi: {
      subject: `Foothold के लिए ${person} को आपकी सहमति चाहिए`,
      text: `नमस्ते ${guardian},\n\n${person} का Foothold पर खाता है, जहाँ इंटर्नशिप, नौकरियाँ, प्रतियोगिताएँ और छात्रवृत्तियाँ मिलती हैं। उनकी उम्र 18 से कम है और उन्होंने आपको अपना माता-पिता या अभिभावक बताया है। भाग लेने से पहले क़ानून आपकी सहमति माँगता है।\n\nपढ़ें कि बात क्या है, और सहमति दें या मना करें:\n\n${link}\n\nलिंक ${LINK_DAYS} दिन तक चलेगा, खाता नहीं चाहिए। आपकी सहमति तक ${person} केवल देख, सहेज और खोज सकते हैं।\n\nअगर आप ${person} को नहीं जानते, तो कुछ न करें, या वहाँ “मैं सहमत नहीं हूँ” दबाएँ।\n`,
    },
  }
  return { to, language, about: 'guardians.ask', key: askKey(id, version), expiresAt: until, ...texts[language] }
}

/** For keeping: what was agreed to, and the way to take it back. */
export function givenMail(row: Guardian, person: string, link: string): Mail {
  const { id, guardian_name: guardian, guardian_email: to, language } = row
  const texts = {
    en: {
      subject: `You agreed that ${person} uses Foothold`,
      text: `Hello ${guardian},\n\nthank you: ${person} can take part at Foothold now. Keep this mail. What you agreed to stands here, and here you can take it back at any time, without giving a reason, until they are 18:\n\n${link}\n`,
    },
    hi: {
      subject: `आपने ${person} के लिए Foothold पर सहमति दी`,
      text: `नमस्ते ${guardian},\n\nधन्यवाद: ${person} अब Foothold पर भाग ले सकते हैं। यह मेल सँभालकर रखें। आपने किस बात पर सहमति दी, यह यहाँ लिखा है; और उनके 18 साल के होने तक आप यहीं से जब चाहें, बिना कारण बताए, सहमति वापस ले सकते हैं:\n\n${link}\n`,
    },
  }
  return { to, language, about: 'guardians.given', key: givenKey(id), ...texts[language] }
}
