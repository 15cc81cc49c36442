import { contribute, defineFeature } from '../../../kernel/index'
import { footParts, menuEntries } from '../../navigation/contract'
import { consentParts } from '../../privacy/contract'
import { permission, personalStorage, session, signedIn } from '../../session/contract'
import { catalogues, overlays, stage, toasts } from '../../ui/contract'
import { httpClient, navigation, pages, redirects } from '../../web/contract'
import { CONTACT, OWN_LETTERS } from './paths'
import { DRAFT_KEY } from './request/request-draft'

const mayRead = [permission('content.read-letters')]
const mayReadSubscribers = [permission('content.read-subscribers')]
const loadLegal = () => import('./legal/legal-page')
const loadSubscription = () => import('./newsletter/subscription-page')

/** Legal pages with the place each has in the menus (spec §2.1, §2.4). */
const legal = ['privacy-policy', 'terms-of-use'].flatMap((word) => [
  contribute(pages, {
    id: `content.${word}`,
    path: `/legal/${word}`,
    title: `content.legal.${word}`,
    load: loadLegal,
  }),
  contribute(menuEntries, {
    id: `content.legal-${word}`,
    menu: 'legal',
    label: `content.legal.${word}.short`,
    href: `/legal/${word}`,
  }),
])

export const contentClient = defineFeature({
  id: 'content',
  requires: [httpClient, navigation, session, stage, toasts],
  contributes: [
    ...legal,
    contribute(pages, {
      id: 'content.contact',
      path: CONTACT,
      title: 'content.contact.title',
      load: () => import('./contact/contact-page'),
    }),
    ...(['confirm', 'unsubscribe'] as const).map((word) =>
      contribute(pages, {
        id: `content.${word}`,
        path: `/newsletter/${word}`,
        title: `content.newsletter.${word}.title`,
        listed: false,
        chrome: { loginPrompt: false },
        load: loadSubscription,
      }),
    ),
    contribute(consentParts, { id: 'content.newsletter-row', load: () => import('./newsletter/consent-row') }),
    contribute(pages, {
      id: 'content.letters',
      path: '/manage/letters/:kind/:state',
      access: mayRead,
      chrome: { sidebar: true },
      title: 'content.letters.title',
      load: () => import('./inbox/letters-page'),
    }),
    contribute(redirects, {
      id: 'content.letters-start',
      from: '/manage/letters',
      to: '/manage/letters/all/new',
      permanent: false,
    }),
    contribute(pages, {
      id: 'content.own-letters',
      path: OWN_LETTERS,
      access: [signedIn()],
      chrome: { sidebar: true },
      title: 'content.mine.title',
      load: () => import('./mine/own-letters-page'),
    }),
    contribute(pages, {
      id: 'content.subscribers',
      path: '/announcement',
      access: mayReadSubscribers,
      chrome: { sidebar: true },
      title: 'content.subscribers.title',
      load: () => import('./newsletter/subscribers-page'),
    }),
    contribute(menuEntries, {
      id: 'content.admin-subscribers',
      menu: 'admin',
      label: 'content.subscribers.menu',
      href: '/announcement',
      icon: 'mail',
      when: mayReadSubscribers,
    }),
    contribute(menuEntries, {
      id: 'content.foot-contact',
      menu: 'footer',
      group: 'company',
      label: 'content.contact.menu',
      href: CONTACT,
    }),
    contribute(menuEntries, {
      id: 'content.business-contact',
      menu: 'business',
      group: 'company',
      label: 'content.contact.menu',
      href: CONTACT,
      newTab: true,
    }),
    contribute(menuEntries, {
      id: 'content.business-privacy',
      menu: 'business',
      group: 'company',
      label: 'content.legal.privacy-policy.short',
      href: '/legal/privacy-policy',
    }),
    contribute(menuEntries, {
      id: 'content.admin-letters',
      menu: 'admin',
      label: 'content.letters.menu',
      href: '/manage/letters/all/new',
      icon: 'mail',
      when: mayRead,
    }),
    contribute(footParts, {
      id: 'content.newsletter',
      place: 'lead',
      load: () => import('./newsletter/newsletter-form'),
    }),
    contribute(footParts, {
      id: 'content.request',
      place: 'lead',
      order: 10,
      load: () => import('./request/request-link'),
    }),
    // What it costs is a question for us (spec §2.6).
    contribute(redirects, { id: 'content.pricing', from: '/pricing', to: CONTACT, permanent: true }),
    contribute(overlays, {
      id: 'content.request-feature',
      place: 'dialog',
      priority: 30,
      load: () => import('./request/request-dialog'),
    }),
    contribute(personalStorage, { id: 'content.request-draft', prefix: DRAFT_KEY }),
    contribute(catalogues, {
      id: 'content.texts',
      load: { en: () => import('../locales/en.json'), hi: () => import('../locales/hi.json') },
    }),
  ],
})
