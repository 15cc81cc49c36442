import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { readQuery, wordsOf } from '../../../../../features/listings/server/catalogue/query-text'
import { inLatin, letterByLetter, skeletonOf } from '../../../../../features/listings/server/catalogue/sounds'
import { hindiMeaningsOf } from '../../../../../features/listings/server/catalogue/synonyms'
import { createVocabulary } from '../../../../../features/listings/server/catalogue/vocabulary'

const test = suite('sounds')

test('what people set or leave out in Devanagari makes no other word', () => {
  for (const [one, other] of [
    ['क़ानून', 'कानून'],
    ['नौकरियाँ', 'नौकरियां'],
    ['हिन्दी', 'हिंदी'],
    ['मुम्बई', 'मुंबई'],
    ['क्\u200dविज़', 'क्विज'],
    ['छात्रवृत्ति', 'छात्रवृति'],
    ['कॉलेज', 'कोलेज'],
    ['चाहिये', 'चाहिए'],
  ] as const)
    assert.deepEqual(wordsOf(one), wordsOf(other))
})

test('Hindi in Latin letters means the same, however it is spelled', () => {
  for (const spelling of ['naukri', 'nokri', 'naukari', 'naukree', 'नौकरी'])
    assert.ok(hindiMeaningsOf(wordsOf(spelling)[0] ?? '').includes('job'), spelling)
  for (const spelling of ['chhatravritti', 'chatravriti', 'chhatrvrtti'])
    assert.ok(hindiMeaningsOf(spelling).includes('scholarship'), spelling)
  for (const english of ['career', 'core', 'law', 'sales', 'engineer', 'data', 'it', 'delhi'])
    assert.deepEqual(
      hindiMeaningsOf(english).filter((meaning) => meaning !== 'delhi' && /[a-z]/.test(meaning)),
      [],
      english,
    )
})

test('kinds with an "or" between them are one wish, in both scripts; other words are not', () => {
  const read = (typed: string) => readQuery(typed).map(({ text }) => text)
  for (const [typed, wishes] of [
    ['quiz or hackathon pune', 2],
    ['quizzes ya events', 1],
    ['क्विज़ या हैकाथॉन', 1],
    ['नौकरी या इंटर्नशिप दिल्ली', 2],
    ['python or java', 2],
    ['web development or design', 3],
    ['or quiz or', 1],
  ] as const)
    assert.equal(read(typed).length, wishes, read(typed).join(', '))
})

test('an English word sounds the same in Devanagari', () => {
  for (const [hindi, english] of [
    ['सॉफ्टवेयर', 'software'],
    ['डिज़ाइन', 'design'],
    ['राइटर', 'writer'],
    ['टेक्नीशियन', 'technician'],
    ['एनिमेशन', 'animation'],
    ['मार्केटिंग', 'marketing'],
  ] as const) {
    const heard = skeletonOf(inLatin(wordsOf(hindi)[0] ?? ''), 'hindi')
    assert.ok([heard, heard.replaceAll('j', 's')].includes(skeletonOf(english, 'english')), `${hindi} ${heard}`)
  }
})

test('an English word in Devanagari is found by itself, without a longer one of its family', () => {
  const vocabulary = createVocabulary()
  for (const word of ['design', 'resume', 'raj', 'race']) vocabulary.codeOf(word, true)
  const heard = (hindi: string) => vocabulary.sameSound(wordsOf(hindi)[0] ?? '')
  assert.deepEqual([heard('डिज़ाइन'), heard('डिजाइन'), heard('रिज़्यूमे')], [['design'], ['design'], ['resume']])
  assert.deepEqual(heard('राज'), ['raj'], 'what is said as it is written comes before what may be meant')
})

test('letters said by their names are letters', () => {
  for (const [said, letters] of [
    ['एचआर', 'hr'],
    ['एनजीओ', 'ngo'],
    ['यूआई', 'ui'],
  ] as const)
    assert.equal(letterByLetter(wordsOf(said)[0] ?? ''), letters)
  assert.equal(letterByLetter('नौकरी'), undefined)
})

test.run()
