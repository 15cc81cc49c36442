export const formPath = (opportunityId: number) => `/registration/${opportunityId}`
export const receiptPath = (id: number) => `/user/registrations/receipt/${id}`
export const verifyPath = '/receipts/verify'
export const minePath = (kind = 'all', state = 'all') => `/user/registrations/${kind}/${state}`
/** Where signing in comes back to the form. */
export const signInPath = (opportunityId: number) =>
  `/auth/login?returnUrl=${encodeURIComponent(formPath(opportunityId))}`
