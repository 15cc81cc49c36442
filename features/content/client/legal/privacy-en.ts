import type { LegalText } from './legal-text'

export const privacyEn: LegalText = {
  title: 'Privacy policy',
  since: '29/11/26',
  intro:
    'This says what Foothold keeps about you, why, for how long, who sees it, and how you get it or have it erased. It describes this software as it runs; whoever runs it under their own name adds their address.',
  sections: [
    {
      id: 'what',
      title: 'What is kept',
      paragraphs: ['Only what a part of the site needs to work. By part:'],
      points: [
        'Account: name, email address, username, role, and a hash of your password, never the password itself.',
        'Sessions: when and from which address and browser you signed in, so that you can see and end them.',
        'Profile: what you write there, part by part, and who may see each part.',
        'Registrations: what you sent to an organizer, word for word, when, and its receipt.',
        'Listings that you publish: their texts, their history, and who approved them.',
        'Points, coins and badges: each with what it was given for.',
        'What you save, searches that you keep, and how each of them writes to you.',
        'Messages to you: what they said, when they were sent and read, and the browsers in which you switched push on.',
        'Visits and views: sums; with a name only where you allowed it, or were signed in. The page about cookies says more.',
        'Mail that the site sent to you, so that a lost one can be sent again.',
        'Letters to the team and the newsletter: your address, what you wrote, and what came of it.',
        'The log of what admins do: who did what, to which thing, and when.',
      ],
    },
    {
      id: 'why',
      title: 'Why',
      paragraphs: [
        'To do what you asked for: to sign you in, to bring your registration to the organizer, to answer you. To keep the site safe: to stop guessing of passwords and abuse. Nothing is sold, and nothing is used to train models.',
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      paragraphs: [
        'An organizer sees what you sent with a registration for their own listing, and no other. Admins see what their task needs, and what they do is logged. Other people see what you publish, what your profile shows to them, and, unless you switch it off, your place on the leaderboards.',
        'Mail goes through the mail server that this site is set up with. Push goes through the push service of your browser, which cannot read it, and only where you switched it on. If you sign in through another provider, or come through a partner, your browser asks them too. Other parties are asked only after you accepted all cookies; the page about cookies names them.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      paragraphs: ['Needed ones work without asking. All others wait for your choice.'],
      points: [
        'Session cookie: keeps you signed in. Scripts cannot read it. A second one, foothold_in, says only that you are.',
        'unLang: the language that you chose, for a year.',
        'allowedCookie, allowedCookieForThirdParty, consentText: what you chose about other cookies and under which text, for a year.',
        'Local storage: your last searches, the width of the side menu, light or dark, unfinished forms. It stays on your device.',
      ],
    },
    {
      id: 'long',
      title: 'How long',
      paragraphs: [
        'Your account stays until you erase it. Registrations stay as long as the organizer must be able to show who took part. Records of repeated requests go after 24 hours.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may see, correct, take with you and erase what is kept about you, withdraw a consent, and complain to the data protection authority where you live; in India to the Data Protection Board. The page “Data and consent” hands out all of it and erases your account; for all else write to us over the contact page: what you ask is done within 30 days.',
        'Erasing removes your rows. What others rely on, such as the number of seats taken, stays without your name.',
      ],
    },
    {
      id: 'children',
      title: 'People under 18',
      paragraphs: [
        'Under 18 you need the consent of a parent or guardian. Nothing is advertised to you, and your profile is not public unless you choose so.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When this text changes, so does the date at its top. Whoever runs this site tells people with an account of a change in substance before it holds.',
      ],
    },
  ],
}
