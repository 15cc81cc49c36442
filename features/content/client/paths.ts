// Apart from the requests: who only names an address, as every page's menu does, needs none of them.
export const CONTACT = '/about/contact-us'
export const OWN_LETTERS = '/user/letters'
