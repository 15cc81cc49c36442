/** Words that mean the same in a search: each finds all of its line. Several words stand for a phrase. */
const lines: readonly string[] = [
  'bangalore, bengaluru',
  'gurgaon, gurugram',
  'bombay, mumbai',
  'madras, chennai',
  'calcutta, kolkata',
  'poona, pune',
  'trivandrum, thiruvananthapuram',
  'cochin, kochi',
  'mysore, mysuru',
  'baroda, vadodara',
  'vizag, visakhapatnam',
  'intern, internship, interns, internships',
  'job, jobs, vacancy, opening',
  'developer, dev, programmer',
  'engineer, engg, engineering',
  'hr, human resources',
  'ml, machine learning',
  'ai, artificial intelligence',
  'ui, user interface',
  'ux, user experience',
  'frontend, front end',
  'backend, back end',
  'fullstack, full stack',
  'wfh, remote, work from home',
  'js, javascript',
  'ts, typescript',
  'devops, dev ops',
  'ca, chartered accountant',
  'qa, quality assurance, tester, testing',
  'bpo, customer support',
  'hackathon, hackathons, hack',
  'scholarship, scholarships, fellowship, stipend',
  'quiz, quizzes',
]

/** Hindi, in both scripts, as the English that listings are written in. */
const hindi: Readonly<Record<string, string>> = {
  naukri: 'job',
  nokri: 'job',
  नौकरी: 'job',
  rozgar: 'job',
  रोज़गार: 'job',
  रोजगार: 'job',
  chhatravritti: 'scholarship',
  chatravriti: 'scholarship',
  छात्रवृत्ति: 'scholarship',
  इंटर्नशिप: 'internship',
  इन्टर्नशिप: 'internship',
  pratiyogita: 'competition',
  प्रतियोगिता: 'competition',
  prashnottari: 'quiz',
  प्रश्नोत्तरी: 'quiz',
  क्विज़: 'quiz',
  हैकाथॉन: 'hackathon',
  karyashala: 'workshop',
  कार्यशाला: 'workshop',
  sammelan: 'conference',
  सम्मेलन: 'conference',
  बेंगलुरु: 'bengaluru',
  बैंगलोर: 'bengaluru',
  मुंबई: 'mumbai',
  दिल्ली: 'delhi',
  पुणे: 'pune',
  चेन्नई: 'chennai',
  कोलकाता: 'kolkata',
  हैदराबाद: 'hyderabad',
}

const sameAs: ReadonlyMap<string, readonly string[]> = new Map(
  lines.flatMap((line) => {
    const words = line.split(', ')
    return words.map((word): [string, readonly string[]] => [word, words])
  }),
)

const phrasesByFirst: ReadonlyMap<string, readonly string[]> = [...sameAs.keys()]
  .filter((said) => said.includes(' '))
  .reduce((map, said) => {
    const first = said.split(' ')[0] as string
    return map.set(first, [...(map.get(first) ?? []), said])
  }, new Map<string, string[]>())

/** The phrases among synonyms that begin at this word of a text: "back end". */
export function phrasesAt(words: readonly string[], at: number): readonly string[] {
  const known = phrasesByFirst.get(words[at] as string)
  if (known === undefined) return []
  return known.filter((said) => said.split(' ').every((word, step) => words[at + step] === word))
}

/** As Devanagari is compared: composed letters, without the signs that people leave out. */
export const foldHindi = (word: string) => word.normalize('NFC').replace(/[\u200c\u200d]/g, '')

const hindiByFolded = new Map(Object.entries(hindi).map(([word, english]) => [foldHindi(word), english]))

/** The word and what means the same; phrases hold spaces. */
export function synonymsOf(word: string): readonly string[] {
  const english = hindiByFolded.get(word) ?? hindiByFolded.get(word.replaceAll('\u093c', '')) ?? word
  return sameAs.get(english) ?? [english]
}

const cityNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bangalore: 'Bengaluru',
    bengaluru: 'Bengaluru',
    gurgaon: 'Gurugram',
    gurugram: 'Gurugram',
    bombay: 'Mumbai',
    madras: 'Chennai',
    calcutta: 'Kolkata',
    poona: 'Pune',
    trivandrum: 'Thiruvananthapuram',
    cochin: 'Kochi',
    mysore: 'Mysuru',
    baroda: 'Vadodara',
    vizag: 'Visakhapatnam',
    'new delhi': 'Delhi',
  }),
)

/** One name for a city that has two; what follows a comma is no part of it. */
export function cityName(city: string): string {
  const name = city.split(',')[0]?.trim() ?? ''
  return cityNames.get(name.toLowerCase()) ?? name
}
