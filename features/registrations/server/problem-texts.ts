import type { OwnQuestion } from '../../listings/contract'
import type { AnswerProblem } from '../contract'

export type Language = 'en' | 'hi'
type Says = Readonly<
  Record<AnswerProblem | 'name' | 'phone' | 'eligibility' | 'newTerms' | 'reworded' | 'unknown' | 'fields', string>
>

/** Sentences beside fields, for callers in either language; the form has its own for what it sees before sending. */
export const problemTexts: Readonly<Record<Language, Says>> = {
  en: {
    required: 'This one needs an answer',
    'one-only': 'Give one answer only',
    'not-an-option': 'Choose one of the options offered',
    'not-a-number': 'Write a number, with digits only',
    'too-low': 'Write a number that is {min} or more',
    'too-high': 'Write a number that is {max} or less',
    'not-a-date': 'This is not a day of the calendar',
    'not-an-email': 'Write one email address, as name@example.com',
    'not-a-phone': 'Write a phone number with all its digits, as 98765 43210',
    'not-a-link': 'Write a whole link, beginning with https://',
    'too-long': 'This is too long; shorten it',
    'on-its-way': 'This file has not arrived yet; wait for it, or remove it',
    'not-a-file': 'This file is not there any more; choose it again',
    name: 'Say how you are called',
    phone: 'This number is too short or too long; with a country code it begins with +',
    eligibility: 'Confirm that this is you',
    newTerms: 'Who may take part was changed since you opened this; read it again, then confirm',
    reworded: 'This question was changed since you answered it; read it again, then send',
    unknown: 'The form no longer asks this; reload it',
    fields: 'Some fields need another look. Nothing was sent yet.',
  },
  hi: {
    required: 'इसका जवाब ज़रूरी है',
    'one-only': 'बस एक जवाब दें',
    'not-an-option': 'दिए गए विकल्पों में से चुनें',
    'not-a-number': 'संख्या लिखें, केवल अंकों में',
    'too-low': '{min} या उससे बड़ी संख्या लिखें',
    'too-high': '{max} या उससे छोटी संख्या लिखें',
    'not-a-date': 'कैलेंडर में ऐसा कोई दिन नहीं है',
    'not-an-email': 'एक ई-मेल पता लिखें, जैसे name@example.com',
    'not-a-phone': 'फ़ोन नंबर के सारे अंक लिखें, जैसे 98765 43210',
    'not-a-link': 'पूरा लिंक लिखें, https:// से शुरू करके',
    'too-long': 'यह बहुत लंबा है, थोड़ा छोटा करें',
    'on-its-way': 'यह फ़ाइल अभी पहुँची नहीं है; रुकें, या उसे हटा दें',
    'not-a-file': 'यह फ़ाइल अब नहीं रही; फिर से चुनें',
    name: 'अपना नाम लिखें',
    phone: 'यह नंबर छोटा या लंबा है; देश के कोड के साथ + से शुरू होता है',
    eligibility: 'पुष्टि करें कि यह आप पर लागू है',
    newTerms: 'आपके फ़ॉर्म खोलने के बाद यह बदला गया कि कौन भाग ले सकता है; इसे फिर पढ़ें, तब पुष्टि करें',
    reworded: 'आपके जवाब के बाद यह सवाल बदला गया; इसे फिर पढ़ें, तब भेजें',
    unknown: 'फ़ॉर्म अब यह नहीं पूछता; पेज फिर से खोलें',
    fields: 'कुछ जगहें फिर से देख लें। अभी कुछ भेजा नहीं गया है।',
  },
}

/** With the least or the most that the question takes. */
export function sayProblem(problem: AnswerProblem, { min, max }: OwnQuestion, language: Language): string {
  return problemTexts[language][problem].replace('{min}', String(min)).replace('{max}', String(max))
}
