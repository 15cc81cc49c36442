/** Where a form stands. `ways` is where it begins; `link`: a provider vouches, our password is asked for once. */
export type LoginStep = 'ways' | 'code' | 'forgot' | 'second-factor' | 'link' | 'offer-passkey'

/** What the address of the login page may begin with. */
export function readStep(asked: string | undefined): LoginStep {
  return asked === 'second-factor' || asked === 'link' || asked === 'forgot' ? asked : 'ways'
}
