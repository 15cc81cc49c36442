import type { Topic } from '../../contract'

/** In the order in which the settings page has them; what other features bring follows. */
export const ownTopics: readonly Topic[] = [
  {
    id: 'security',
    label: { en: 'Security and your account', hi: 'सुरक्षा और आपका खाता' },
    text: {
      en: 'New logins, changes of your address, mail that comes back. Always on.',
      hi: 'नए लॉगिन, पते में बदलाव, लौट आई मेल। हमेशा चालू।',
    },
    isAlwaysOn: true,
  },
  {
    id: 'registrations',
    label: { en: 'My registrations and applications', hi: 'मेरे पंजीकरण और आवेदन' },
    text: { en: 'Receipts and answers to what you entered.', hi: 'आपने जिनमें भाग लिया, उनकी रसीदें और उत्तर।' },
  },
  {
    id: 'deadlines',
    label: { en: 'Deadlines', hi: 'अंतिम तिथियाँ' },
    text: {
      en: 'Three days, one day and three hours before what you saved or entered closes.',
      hi: 'आपने जो सहेजा या जिसमें नाम दिया, उसके बंद होने से तीन दिन, एक दिन और तीन घंटे पहले।',
    },
  },
  {
    id: 'listings',
    label: { en: 'What I publish', hi: 'मेरे प्रकाशित अवसर' },
    text: { en: 'Decisions on it, and who registers.', hi: 'उस पर हुए निर्णय, और कौन पंजीकरण करता है।' },
  },
  {
    id: 'announcements',
    label: { en: 'Announcements', hi: 'घोषणाएँ' },
    text: {
      en: 'What the site tells everybody, or people like you.',
      hi: 'जो यह साइट सबको, या आप जैसे लोगों को बताती है।',
    },
    offBy: ['email'],
  },
]
