import type { LegalText } from './legal-text'

export const termsEn: LegalText = {
  title: 'Terms of use',
  since: '29/11/26',
  intro: 'These are the rules between you and whoever runs this site. Using it means that you agree to them.',
  sections: [
    {
      id: 'service',
      title: 'What this is',
      paragraphs: [
        'Foothold shows internships, jobs, competitions and other opportunities that organizers publish, and carries registrations to them. It is not the employer, the organizer or a party to what you agree with them.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'One person, one account. Keep your password to yourself; what is done with your account counts as yours.',
      ],
      points: [
        'Give your own name and an address that you read.',
        'You may close the account at any time.',
        'An account that is used to deceive, to harass or to send spam is closed.',
      ],
    },
    {
      id: 'apply',
      title: 'When you apply or register',
      paragraphs: [
        'What you send must be true. It goes to the organizer of that listing. Until an event begins you may withdraw; what the organizer does with what they have already read is theirs to answer for.',
        'Nobody may ask you for money to be considered for a job or an internship. If somebody does, report the listing.',
      ],
    },
    {
      id: 'publish',
      title: 'When you publish',
      paragraphs: ['Every listing is looked at before it is shown.'],
      points: [
        'It must exist, be yours to offer, and say truthfully what it pays, who may apply and until when.',
        'No discrimination that the law forbids, no fee for being considered, no gathering of data for another purpose.',
        'Dates and places that change are changed here at once; those who registered are told.',
        'Use what people send you for this opportunity only, and erase it when it is over.',
      ],
    },
    {
      id: 'content',
      title: 'Your texts and ours',
      paragraphs: [
        'What you write stays yours. You allow it to be shown here as long as it is published. The software is open source under the MIT licence; its notices stand under “Open-source licences”.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      paragraphs: [
        'The site is run with care, and still it may fail. For what organizers promise they answer themselves. Nothing here limits rights that the law gives you.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      paragraphs: [
        'The law of India applies. When these rules change, so does the date at their top; whoever runs this site tells people with an account of a change in substance before it holds. Who does not agree may close the account.',
      ],
    },
  ],
}
