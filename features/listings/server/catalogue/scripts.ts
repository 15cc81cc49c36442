/** Signs that people set, leave out or set otherwise in the same word: each word has one form. */
const sameHindi: readonly (readonly [RegExp, string])[] = [
  [/\u200c|\u200d|\u093c|\u0903/g, ''],
  // Half nasals and the moon are written as the dot.
  [/[ङञणनम]्(?=[क-ह])/g, 'ं'],
  [/ँ/g, 'ं'],
  [/ऑ|ऒ/g, 'ओ'],
  [/ॉ|ॊ/g, 'ो'],
  [/ऍ|ऎ/g, 'ए'],
  [/ॅ|ॆ/g, 'े'],
  [/ई/g, 'इ'],
  [/ी/g, 'ि'],
  [/ऊ/g, 'उ'],
  [/ू/g, 'ु'],
  // चाहिए and चाहिये are one word, छात्रवृत्ति and छात्रवृति too.
  [/ये(?![क-ह])/g, 'ए'],
  [/([क-ह])्\1/g, '$1'],
]

/** Marks of Latin letters go, those of other scripts are letters of their own: कल is not काल. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** As Devanagari is compared: without nukta, joiners and long vowels, nasals alike. */
export function foldHindi(word: string): string {
  return sameHindi.reduce((text, [written, same]) => text.replace(written, same), word.normalize('NFC'))
}
