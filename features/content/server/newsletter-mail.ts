import type { Mail } from '../../mail/contract'

/** The second step of the opt-in: nobody is on the list who has not pressed this link. */
export function newsletterMail(
  { email, token, day }: { readonly email: string; readonly token: string; readonly day: string },
  publicUrl: string,
  language: 'en' | 'hi',
): Mail {
  const confirm = `${publicUrl}/newsletter/confirm?token=${token}`
  const leave = `${publicUrl}/newsletter/unsubscribe?token=${token}`
  const texts = {
    en: {
      subject: 'Confirm: the Foothold newsletter',
      text: `Hello,\n\nsomebody, probably you, asked for the Foothold newsletter at this address: one short mail on Fridays, what opened and what closes.\n\nConfirm it here:\n${confirm}\n\nIf it was not you, do nothing: without this step nothing is sent. To be taken off the list at any time:\n${leave}\n`,
    },
    hi: {
      subject: 'पुष्टि करें: Foothold न्यूज़लेटर',
      text: `नमस्ते,\n\nकिसी ने, शायद आपने, इस पते पर Foothold न्यूज़लेटर माँगा है: हर शुक्रवार एक छोटा मेल, क्या खुला और क्या बंद हो रहा है।\n\nयहाँ पुष्टि करें:\n${confirm}\n\nअगर आपने नहीं माँगा, तो कुछ न करें: इस क़दम के बिना कुछ नहीं भेजा जाता। सूची से कभी भी हटने के लिए:\n${leave}\n`,
    },
  }
  // Once a day at most, however often somebody asks for another's address.
  return {
    to: email,
    language,
    about: 'content.newsletter',
    list: { id: 'content.newsletter', key: token },
    key: `content.newsletter:${email}:${day}`,
    ...texts[language],
  }
}
